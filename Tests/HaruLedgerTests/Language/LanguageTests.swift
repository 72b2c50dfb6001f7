import HaruParse
import Testing

@testable import haru_ledger

@Suite struct LanguageTests {
  @Test func theOptionGoesFirstThenTheLedger() {
    #expect(Language.choose(option: .ja, ledger: .en, environment: ["LANG": "ko_KR.UTF-8"]) == .ja)
    #expect(Language.choose(option: nil, ledger: .ja, environment: ["LANG": "ko_KR.UTF-8"]) == .ja)
  }

  @Test(
    arguments: [
      ([:], .ko),
      (["LANG": ""], .ko),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP.UTF-8"], .ja),
      (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], .en),
      (["LC_MESSAGES": "ja", "LANG": "ko_KR"], .ja),
      (["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "ja"], .ko),
      (["LANG": "POSIX"], .en), (["LANG": "C.UTF-8"], .en), (["LANG": "de_DE"], .en), (["LANG": "en_US.UTF-8"], .en),
      (["LANG": "ko"], .ko), (["LANG": "KO_kr"], .ko), (["LANG": "ko-KR"], .ko), (["LANG": "ja@calendar=x"], .ja),
      (["LANG": "kok_IN"], .en), (["LANG": "jam"], .en), (["LC_TIME": "ja_JP"], .ko),
    ] as [([String: String], Language)])
  func theEnvironmentDecides(environment: [String: String], language: Language) {
    #expect(Language.choose(option: nil, ledger: nil, environment: environment) == language)
  }
}
