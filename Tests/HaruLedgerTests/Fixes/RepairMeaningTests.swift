import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// Whatever `check --fix` writes says what the person wrote: each number, unit, sign, direction and name is found in it. What is found
/// is looked for here with plain means, not with those of the program.
@Suite struct RepairMeaningTests {
  private static let names = [
    "Reading", "독서", "読書", "English words", "영어 단어", "英単語", "Water", "물", "水", "Pushups", "팔굽혀펴기", "腕立て", "Weight",
    "체중",
    "体重",
  ]

  /// What is lost on the way from one line to another; nil where nothing is.
  static func loss(from old: String, to new: String) -> String? {
    let (before, after) = (plain(old), plain(new))
    let (numbers, found) = (digits(before), digits(after))
    let joined = found.map { $0.count == 1 ? "0" + $0 : $0 }.joined()
    for number in numbers where !isFound(number, found, joined, before, after) { return "the number \(number)" }
    for (words, units) in [
      ("시간|時間|hours?|hrs?", ["h", "시간", "時間"]), ("분|分|minutes?|mins?", ["m", "분", "分", ":"]),
      ("초|秒|seconds?|secs?", ["s", "초", "秒", ":"]),
    ] where matches("[0-9] *(\(words))(?![a-z])", before) && !matches("(시|時) *[0-9]+(분|分)", before) {
      let isHalf = matches("반|半|half", before) && matches("[0-9](m|분|分)", after)
      if !units.contains(where: { after.contains($0) }) && !isHalf { return "the unit \(words)" }
    }
    if matches("(^|[ =,])-[0-9]+([^0-9:.-]|$)", before), !after.contains("-"), !after.contains("last") {
      return "the minus"
    }
    if !matches("(^|[ =,])-[0-9]", before), matches("(^|[ =])-[0-9]+([^0-9:-]|$)", after), !before.contains("−") {
      return "the plus"
    }
    for (words, sign) in [(">=|≥|≧|=>|이상|以上|at least", ">="), ("<=|≤|≦|=<", "<=")] where matches(words, before) {
      // In a name, it stays what it is.
      let isKept = after.contains(sign) || after.contains(sign == ">=" ? "≥" : "≤") || matches(words, after)
      if !isKept { return "the direction \(sign)" }
    }
    if matches("이하|以下|이내|以内|미만|未満|at most|less|more", before), !matches("이하|以下|이내|以内|미만|未満|at most|less|more", after) {
      return "a word that turns the comparison"
    }
    for name in names where holds(name, before) && !holds(name, after) { return "the name \(name)" }
    return nil
  }

  /// A line in half width without its note.
  private static func plain(_ line: String) -> String {
    let code = line.components(separatedBy: ";")[0]
    let half = code.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
      (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar == "−" ? "-" : scalar
    }
    return String(String.UnicodeScalarView(half)).lowercased()
  }

  private static func holds(_ name: String, _ line: String) -> Bool {
    let name = name.lowercased()
    // `水` and `月` may be weekdays.
    if name == "水" || name == "물" { return matches("(^| )\(name)( |$)", line) }
    return line.contains(name)
  }

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private static func digits(_ text: String) -> [String] {
    text.split { !("0"..."9").contains($0) }.map { run in
      let digits = run.drop { $0 == "0" }
      return digits.isEmpty ? "0" : String(digits)
    }
  }

  private static func isFound(
    _ number: String, _ found: [String], _ joined: String, _ before: String, _ after: String
  ) -> Bool {
    guard number != "0", !found.contains(number), let value = Int(number) else { return true }
    if number.count >= 3, joined.contains(number) { return true }
    if value <= 12, found.contains("\(value + 12)") || value == 12,
      matches("pm|오후|午後|저녁|밤|夜|夕|am|오전|午前|朝|深夜|새벽", before)
    {
      return true
    }
    // `令和8年`, `明治45年`, `-1`, `1日2時間`, `½`, `8割`.
    let eras = [("令|r", 2018), ("平", 1988), ("昭", 1925), ("大", 1911), ("明", 1867), (".", 2000)]
    if value < 100, eras.contains(where: { matches($0.0, before) && found.contains("\($0.1 + value)") }) { return true }
    if value == 1, after.contains("last") || matches("per (day|week|month|year)", after) { return true }
    if after.contains("%"), found.contains("\(value * 10)") || found.contains("\(value * 100)") { return true }
    return matches("½|1/2", before) && (value == 1 || value == 2)
  }

  /// The lines that `check --fix` makes of some, which are as many.
  private func repaired(_ text: String) -> [(old: String, new: String)] {
    let files = WritableFiles(["main.haru": text])
    _ = files.run(["check", "--fix", "--now=2026-07-31T12:00"])
    let (old, new) = (text.components(separatedBy: "\n"), (files["main.haru"] ?? "").components(separatedBy: "\n"))
    #expect(old.count == new.count)
    return zip(old, new).filter { $0 != $1 }
  }

  private func expectNoLoss(_ text: String) -> Int {
    let changed = repaired(text)
    for (old, new) in changed {
      let loss = Self.loss(from: old, to: new)
      #expect(loss == nil, "\(old) became \(new) without \(loss ?? "")")
    }
    return changed.count
  }

  @Test func theTable() throws {
    let table = try RepairTable()
    var changed = 0
    for (context, rows) in Dictionary(grouping: table.rows, by: \.context) where ["entry", "cadence"].contains(context)
    {
      // All rows below one head.
      let parts = table.ledger(rows[0], with: "@@").components(separatedBy: "@@")
      let line = parts[0].components(separatedBy: "\n").last!
      let head = parts[0].dropLast(line.count)
      changed += expectNoLoss(head + rows.map { line + $0.text }.joined(separator: "\n") + parts[1])
    }
    for row in table.rows where !["entry", "cadence"].contains(row.context) && row.certain != nil {
      changed += expectNoLoss(table.ledger(row))
    }
    #expect(changed > 350, "\(changed)")
  }

  @Test func theFixtures() throws {
    var changed = 0
    let found = FileManager.default.enumerator(atPath: fixtureFolder.path)?.compactMap { $0 as? String } ?? []
    for path in found.sorted() where path.hasSuffix(".haru") && !path.hasPrefix("repairs/") {
      guard let text = try? String(contentsOf: fixtureFolder.appending(path: path), encoding: .utf8),
        text.utf8.count < 20_000, !text.contains("\r")
      else { continue }
      changed += expectNoLoss(text)
    }
    #expect(changed > 20, "\(changed)")
  }

  /// Lines that are right or nearly so, with a few slips in each.
  @Test func mutations() throws {
    let table = try RepairTable()
    let pieces = [
      "1", "2", "9", "12", "30", "1,5", "1,000", "h", "m", "min", "시간", "분", "時間", "分", "반", "半", "씩", "ずつ", "정도", "間",
      "간", "-", "−",
      "+", "=", ">=", "<=", "以下", "이상", "최대", "at most", "at least", ":", "：", "~", "〜", "to ", "부터", "까지", "から", "am",
      "pm", "오전", "오후",
      "午後", "새벽", "월", "月", "일", "日", "tue", "-fri", "last", "2nd", "every ", "매일", "毎日", "주", "kg", "lbs", "잔", "杯",
      "x", "×", "k", "%",
      ",", "、", " ", " ", "(", ")", "물", "독서", "Reading", "Water", "５", "0",
    ]
    var random = SplitMix64(seed: 20_260_706)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    func mutated(_ text: String) -> String {
      var characters = Array(text)
      for _ in 0...below(2) {
        let place = below(characters.count + 1)
        switch below(4) {
        case 0 where place < characters.count: characters.remove(at: place)
        case 1 where place + 1 < characters.count: characters.swapAt(place, place + 1)
        default: characters.insert(contentsOf: pieces[below(pieces.count)], at: place)
        }
      }
      return String(characters.filter { $0 != "\n" && $0 != ";" && $0 != "\"" })
    }
    var changed = 0
    let seeds = table.rows.flatMap { row in
      ([row.text] + [row.certain].compactMap { $0 }).map { (row: row, text: $0) }
    }
    let groups = Dictionary(grouping: seeds) { $0.row.context }
    for (context, seeds) in groups.sorted(by: { $0.key < $1.key })
    where ["entry", "quest", "cadence", "amount"].contains(context) {
      let parts = table.ledger(seeds[0].row, with: "@@").components(separatedBy: "@@")
      let line = parts[0].components(separatedBy: "\n").last!
      let head = parts[0].dropLast(line.count)
      // Each certain repair by itself: what several of them make of a line is no more than that.
      for _ in 0..<(context == "entry" ? 28 : 4) {
        let lines = (0..<500).map { _ in line + mutated(seeds[below(seeds.count)].text) }
        let checked = Checked(head + lines.joined(separator: "\n") + "\n")
        for diagnostic in checked.diagnostics {
          guard let fix = diagnostic.fixes.first(where: \.isSafe) else { continue }
          let number = checked.line(fix.edits[0].location.range.start, file: diagnostic.location.file)
          let old = checked.text().components(separatedBy: "\n")[number]
          let new = String(decoding: checked.files[0].applying(fix.edits), as: UTF8.self)
            .components(separatedBy: "\n")[number]
          let loss = Self.loss(from: old, to: new)
          #expect(loss == nil, "\(old) became \(new) without \(loss ?? "")")
          changed += 1
        }
      }
    }
    #expect(changed > 500, "\(changed)")
  }
}
