import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// `--format github` and `--format sarif`.
@Suite struct CheckFormatTests {
  private static let files = [
    "main.haru": """
    haru 1
    include 2026/*.haru
    action time 독서
    action time 산책 alias=독서
    2026/7/5
    <<<<<<< a
    =======
    >>>>>>> b

    """,
    "2026/7월, 100%.haru": """
    2026-07-06
      09:00-10:00 📖 독셔
      1h 30m 독서
      1h 30m 독서
      10:00- 독서
      11:00- 독서

    """,
  ]

  @Test(arguments: Language.allCases) func github(language: Language) {
    let run = expectRun(
      ["check", "--format", "github", "--lang", language.rawValue], files: Self.files, status: 1)
    expectGolden(run.out, "cli/github/ledger-\(language.rawValue).txt")
    for line in run.out.split(separator: "\n") where line.hasPrefix("::") {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
      #expect(parts.count == 2)
      let properties = parts[0].split(separator: " ", maxSplits: 1)[1].split(separator: ",")
      #expect(properties.allSatisfy { $0.split(separator: "=", maxSplits: 1).count == 2 && !$0.contains(":") })
    }
  }

  /// Only what people read is cut short; programs get every place.
  @Test(arguments: ["github", "short"]) func everyPlaceIsListed(format: String) {
    let lines = (0..<600).map { "1h \($0)x a\n" }.joined()
    let files = ["main.haru": "action time a\n2026-07-06\n" + lines]
    for words in [[], ["--all"]] {
      let run = expectRun(["check", "--format", format, "--lang=en"] + words, files: files, status: 1).out
      #expect(run.split(separator: "\n").count { $0.hasPrefix("::error") || $0.contains(": error[") } == 600)
      #expect(!run.contains("not shown"))
    }
  }

  @Test(arguments: Language.allCases) func sarif(language: Language) throws {
    let run = expectRun(["check", "--format", "sarif", "--lang", language.rawValue], files: Self.files, status: 1)
    expectGolden(run.out, "cli/sarif/ledger-\(language.rawValue).json")
    try validate(run.out)
  }

  @Test func aCleanLedgerIsValidSARIF() throws {
    try validate(expectRun(["check", "--format=sarif"], files: ["main.haru": "haru 1\n"]).out)
  }

  @Test func pathsAreURIs() {
    #expect(CheckRenderer.uri("2026/07.haru") == "2026/07.haru")
    #expect(CheckRenderer.uri("/a b/c:d%.haru") == "file:///a%20b/c%3Ad%25.haru")
    #expect(CheckRenderer.uri("한.haru") == "%ED%95%9C.haru")
  }

  /// Holds a log to what the public schema of SARIF 2.1.0 requires of the parts that are used.
  private func validate(_ text: String) throws {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let run = runs[0]
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["name"] as? String)?.isEmpty == false)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      #expect((rule["id"] as? String).flatMap(Code.init(rawValue:)) != nil)
      for key in ["shortDescription", "fullDescription", "help"] { try validateText(rule[key]) }
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    for result in try #require(run["results"] as? [[String: Any]]) {
      try validateText(result["message"])
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      for place in try #require(result["locations"] as? [[String: Any]]) { try validatePlace(place) }
      for place in try #require(result["relatedLocations"] as? [[String: Any]]) {
        try validatePlace(place)
        try validateText(place["message"])
      }
      for fix in try #require(result["fixes"] as? [[String: Any]]) {
        try validateText(fix["description"])
        let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
        #expect(!changes.isEmpty)
        for change in changes {
          try validateURI(change["artifactLocation"])
          let replacements = try #require(change["replacements"] as? [[String: Any]])
          #expect(!replacements.isEmpty)
          for replacement in replacements {
            try validateRegion(replacement["deletedRegion"])
            #expect((replacement["insertedContent"] as? [String: Any])?["text"] is String)
          }
        }
      }
    }
  }

  private func validateText(_ value: Any?) throws {
    let text = try #require((value as? [String: Any])?["text"] as? String)
    #expect(!text.isEmpty)
  }

  private func validatePlace(_ place: [String: Any]) throws {
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    try validateURI(physical["artifactLocation"])
    try validateRegion(physical["region"])
  }

  private func validateURI(_ value: Any?) throws {
    let uri = try #require((value as? [String: Any])?["uri"] as? String)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    #expect(URL(string: uri) != nil)
  }

  private func validateRegion(_ value: Any?) throws {
    let region = try #require(value as? [String: Any])
    let figures = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] as? Int }
    #expect(figures.count == 4 && figures.allSatisfy { $0 >= 1 })
    #expect((figures[0], figures[1]) <= (figures[2], figures[3]))
    #expect((region["byteOffset"] as? Int ?? -1) >= 0 && (region["byteLength"] as? Int ?? -1) >= 0)
  }
}
