import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// Each row of the table of repairs: a certain repair writes what the row says and nothing else, and what is offered is there.
@Suite struct RepairTableTests {
  /// The line after all certain repairs, and the lines that are offered for it.
  private static func outcome(_ row: RepairTable.Row, _ table: RepairTable) -> (line: String?, offered: [String]) {
    let ledger = table.ledger(row)
    let checked = Checked([("main.haru", Array(ledger.utf8))])
    let fixes = checked.diagnostics.filter { $0.severity == .error }.flatMap(\.fixes)
    let offered = fixes.compactMap { table.text(in: checked.applying($0).text(), of: row) }
    guard fixes.contains(where: \.isSafe) else { return (row.text, offered) }
    let files = WritableFiles(["main.haru": ledger])
    _ = files.run(["check", "--fix", "--now=2026-07-31T12:00"])
    return (files["main.haru"].flatMap { table.text(in: $0, of: row) }, offered)
  }

  @Test func everyRow() throws {
    let table = try RepairTable()
    var counts = (kept: 0, mended: 0, missed: 0, unshown: 0)
    for row in table.rows {
      let (line, offered) = Self.outcome(row, table)
      let name = "\(row.number): \(row.text)"
      guard let line else {
        Issue.record("\(name): another line changed")
        continue
      }
      let isSame = line == row.text
      if let certain = row.certain {
        if isSame { counts.missed += 1 } else { counts.mended += 1 }
        // A repair that is left to the person is no wrong one.
        #expect(isSame == row.isMissed, "\(name)")
        #expect(isSame || comparable(line) == comparable(certain), "\(name) became \(line)")
      } else {
        counts.kept += 1
        #expect(isSame, "\(name) became \(line)")
      }
      let shown = Set(offered.map(comparable))
      let lacking = row.proposals.filter { !shown.contains(comparable($0)) }
      if !lacking.isEmpty { counts.unshown += 1 }
      #expect(lacking.isEmpty != row.lacksProposal, "\(name) lacks \(lacking), shows \(offered)")
    }
    #expect(counts.missed * 100 < 5 * (counts.missed + counts.mended), "\(counts)")
    #expect(counts.kept + counts.missed + counts.mended == table.rows.count, "\(counts)")
  }

  /// A date line that cannot be read closes the day above, whatever is offered for it.
  @Test func aDateLineThatIsLeftAloneClosesItsDay() throws {
    let table = try RepairTable()
    for row in table.rows where row.context == "date-line" && row.certain == nil {
      let checked = Checked([("main.haru", Array(table.ledger(row).utf8))])
      #expect(checked.diagnostics.contains { $0.severity == .error }, "\(row.text)")
    }
  }
}
