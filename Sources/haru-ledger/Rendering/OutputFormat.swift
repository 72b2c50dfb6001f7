import HaruLedger

/// The forms of the result of a command, one of which `--format` chooses.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, Sendable {
  /// The form where none is asked for.
  static var usual: Self { get }
}

/// The forms of a report.
enum ReportFormat: String, OutputFormat {
  case text, json, csv

  static let usual = text

  /// Writes a report in the form; `text` knows how it is laid out for people.
  func write(_ report: Report, of ledger: Ledger, asText text: ReportText, to output: Output) {
    switch self {
    case .text: report.render(by: TextRenderer(text: text, output: output))
    case .json: report.render(by: FieldRenderer<JSONFields>(ledger: ledger, output: output))
    case .csv: report.render(by: FieldRenderer<CSVFields>(ledger: ledger, output: output))
    }
  }
}

/// The forms of what `status` tells.
enum StatusFormat: String, OutputFormat {
  case text, json

  static let usual = text
}

/// The forms of what `check` finds.
enum CheckFormat: String, OutputFormat {
  case human, short, json, github, sarif

  static let usual = human
}
