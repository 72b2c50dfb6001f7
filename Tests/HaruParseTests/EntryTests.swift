import Testing

@testable import HaruParse

@Suite struct EntryTests {
  /// An entry takes 16 bytes, whatever it holds, and gives back what was put in.
  @Test func everyFieldComesBack() {
    #expect(MemoryLayout<Entry>.stride == 16)
    #expect(MemoryLayout<EntryExtra>.stride == 24)
    #expect(MemoryLayout<TimePoint>.stride == 12)
    var random = SplitMix64(seed: 16)
    for _ in 0..<2_000 {
      let line = Int(UInt32.random(in: 0 ... .max, using: &random))
      let name = NameID(Int(UInt32.random(in: 0 ... .max, using: &random)))
      let form = EntryForm.allCases.randomElement(using: &random)!
      let start = [-1, 0, 172_799, Int32.random(in: -1...172_799, using: &random)].randomElement(using: &random)!
      let value = Int32.random(in: .min ... .max, using: &random)
      let extra = [0, Int(UInt32.random(in: 1 ... .max, using: &random))].randomElement(using: &random)!
      var entry = Entry(line: line, name: name, form: form, start: start, value: value, extra: extra)
      func expectFields(_ line: Int, _ name: NameID, _ extra: Int) {
        #expect(Int(entry.line) == line)
        #expect(entry.extra == extra)
        if extra == 0 { #expect(entry.plainName == name) }
        #expect(entry.form == form)
        #expect(entry.start == start)
        #expect(entry.isTimed == (start >= 0))
        #expect(entry.value == value)
      }
      expectFields(line, name, extra)
      let (moved, other) = (NameID(Int(name.index ^ 0x55)), extra == 0 ? 0 : extra ^ 1 | 2)
      entry.move(by: 0, name: moved, extra: other)
      expectFields(line, moved, other)
    }
  }

  /// Equal tags of entries of different actions do not mix up their names.
  @Test func tagsAndNamesStayTogether() {
    let names = ["a", "b", "a b", "c"]
    let lines = (0..<200).map { number in
      (names[number % 4], ["", " #x", " #y #x", " #x est=1h"][number / 4 % 4])
    }
    let text = "2026-07-06\n" + lines.map { "09:00-10:00 \($0)\($1)\n" }.joined()
    for threads in 1...2 {
      let plan = ReadingPlan(threads: threads, largeFile: 0, chunk: 64)
      let document = Document(parsing: SourceFile(path: "", bytes: Array(text.utf8)), plan)
      #expect(document.entries.map { document.names[document.name(of: $0)] } == lines.map(\.0))
      #expect(document.extras.count <= 1 + 4 * 2 + 50)
    }
  }
}
