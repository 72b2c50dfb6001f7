import HaruParse

/// `explain`: what a code means, why it matters, an example, and how to repair it.
enum ExplainCommand {
  /// Explains a code; without one, lists all of them.
  static func run(_ word: String?, _ common: CommonOptions, in world: World) throws(CommandFailure) -> ExitStatus {
    let code: Code? = if let word { try self.code(word) } else { nil }
    let language = common.language(besideLedgerIn: world)
    let page = ExplanationPage(language: language, style: common.outputStyle(in: world), width: world.width)
    if let code { page.write(code, to: world.output) } else { page.writeList(to: world.output) }
    return .done
  }

  private static func code(_ word: String) throws(CommandFailure) -> Code {
    let name = word.lowercased()
    guard let code = Code(rawValue: name) else {
      throw .usage(.unknownCode(text: word, suggestion: closest(to: name, among: Code.allCases.map(\.rawValue))))
    }
    return code
  }
}
