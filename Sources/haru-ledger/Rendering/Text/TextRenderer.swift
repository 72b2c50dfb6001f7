import HaruLedger

/// Shows reports to people: each kind by the method that is beside its layout.
struct TextRenderer: ReportRenderer {
  let text: ReportText
  let output: Output
}
