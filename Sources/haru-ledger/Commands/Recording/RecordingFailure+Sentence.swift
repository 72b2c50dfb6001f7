import HaruLedger
import HaruParse

extension RecordingFailure {
  /// What is wrong, and what to do. `systemMessage` gives the system's words for an error number.
  func sentence(in language: Language, systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .write(let failure): return failure.sentence(in: language, systemMessage: systemMessage)
    case .refused(let line, let problems): return Self.refused(line, problems, language)
    case .wrongTime(let problem): return problem.sentence(in: language)
    default:
      return language.pick(ko: korean, en: english, ja: japanese)
    }
  }

  private static func refused(_ line: String, _ problems: [Problem], _ language: Language) -> Sentence {
    let message = Phrase(
      ko: line.isEmpty ? "적지 않았어요" : "적지 않았어요: \(proposed(line))",
      en: line.isEmpty ? "nothing was written" : "not written: \(proposed(line))",
      ja: line.isEmpty ? "書き込みませんでした" : "書き込みませんでした: \(proposed(line))")
    var result = Sentence(message(language))
    result.help = problems.map { $0.sentence(in: language) }.flatMap { [$0.message] + $0.help }
    return result
  }
}

extension ActionKind {
  /// The option that declares an action of this kind along the way.
  var newOption: String { "`--new \(keyword)`" }

  /// What `add` needs behind the name.
  var usualAmount: String { self == .measure ? " 71.8" : "" }
}

extension WriteFailure {
  /// What is wrong, and what to do; the file is as it was.
  func sentence(in language: Language, systemMessage: (Int32) -> String) -> Sentence {
    language.pick(ko: korean(systemMessage), en: english(systemMessage), ja: japanese(systemMessage))
  }
}
