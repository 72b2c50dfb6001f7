import HaruLedger
import HaruParse

extension TimetableText {
  /// What is written in the rows of a block, the richest that fits.
  func labels(_ block: TimetableReport.Block, _ day: Int, width: Int, rows: Int) -> [String] {
    let space = width > 4 ? width - 2 : width
    let continued = block.span.lowerBound > block.whole.lowerBound ? "▲ " : ""
    let goesOn = block.span.upperBound < block.whole.upperBound ? " ▼" : ""
    let state = block.isRunning ? language.isRunning : block.isPaused ? language.isPaused : nil
    let name = text.name(of: block.action)
    let plain = Escape.terminal(ledger.text(ledger.actions[block.action].name.name))
    let length = text.length(block.span.seconds)
    let times = times(block, day)
    let note = ledger.document.note(of: block.entry).map {
      Escape.terminal($0.split(separator: "\n").joined(separator: " "))
    }
    func fitting(_ candidates: [String]) -> String {
      candidates.first { DisplayWidth.columns($0) <= space } ?? Self.cut(plain, width: space)
    }
    let end = (state.map { " · " + $0 } ?? "") + (rows == 1 ? goesOn : "")
    let short = [
      "\(continued)\(name)  \(length)\(end)", "\(continued)\(name) \(Self.compact(block.span.seconds))\(end)",
      "\(continued)\(name)\(end)", "\(continued)\(name)", "\(continued)\(plain)", name, plain,
    ]
    guard rows > 1 else {
      let full = "\(continued)\(name)  \(length) · \(times)\(end)"
      return [fitting((note.map { ["\(full) · \($0)"] } ?? []) + [full] + short)]
    }
    var second = [times + (note.map { " · " + $0 } ?? ""), times, length, Self.compact(block.span.seconds)]
    if let note, DisplayWidth.columns(times) + 8 < space {
      second.insert(TextWrap.cut("\(times) · \(note)", width: space), at: 1)
    }
    return [fitting(short), second.first { DisplayWidth.columns($0) <= space } ?? ""]
  }

  func times(_ block: TimetableReport.Block, _ day: Int) -> String {
    let date = report.days[day].date
    let end = block.isRunning ? language.now : block.isPaused ? "" : text.clock(block.whole.upperBound, date)
    return text.clock(block.whole.lowerBound, date) + "–" + end
  }

  /// A name cut to a width. In a narrow column, one more letter says more than an ellipsis.
  private static func cut(_ name: String, width: Int) -> String {
    guard width < 6 else { return TextWrap.cut(name, width: width) }
    var columns = 0
    return String(
      name.prefix { character in
        columns += DisplayWidth.columns(character)
        return columns <= width
      })
  }

  /// `1:30`.
  static func compact(_ seconds: Int64) -> String {
    let minutes = seconds / 60
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + String(minutes % 60)
  }
}
