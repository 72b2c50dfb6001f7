import HaruParse

/// `report`: what the entries add up to.
enum ReportCommand {
  /// Makes and shows the report; `findings` where lines had to be left out.
  static func run(
    _ options: ReportOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let document = try LedgerFiles.load(try located(options, in: world), in: world)
    return document.diagnostics.errors > 0 ? .findings : .done
  }

  /// The files of the ledger. A first word that is neither a kind of report nor a file is a misspelt kind.
  private static func located(_ options: ReportOptions, in world: World) throws(CommandFailure) -> [String] {
    do throws(CommandFailure) {
      return try LedgerFiles.located(options.files, in: world)
    } catch {
      guard let word = options.possibleKind,
        error == .files(.unreadable(path: word, reason: .notFound, source: .operand))
      else { throw error }
      let kinds = ReportKind.allCases.map(\.rawValue)
      throw .usage(
        .unknownChoice(of: "KIND", text: word, choices: kinds, suggestion: closest(to: word, among: kinds)))
    }
  }
}
