import Testing

@testable import HaruParse

@Suite struct NameTableTests {
  @Test func canonicallyEquivalentSpellingsAreOneName() {
    var table = NameTable()
    let composed = table.intern("독서")
    #expect(table.intern("\u{1103}\u{1169}\u{11A8}\u{1109}\u{1165}") == composed)
    #expect(table.intern("Cafe\u{301}") == table.intern("Café"))
    #expect(table.intern("Å") == table.intern("\u{212B}"))
    #expect(table.count == 3)
    #expect(table[composed] == "독서")
    #expect(table.find("\u{1103}\u{1169}\u{11A8}\u{1109}\u{1165}") == composed)
    #expect(table.find("없음") == nil)
  }

  @Test func caseAndCompatibilityFormsAreOtherNames() {
    var table = NameTable()
    let names = ["read", "Read", "ｒｅａｄ", "①", "1", "ﬁ", "fi", "カ", "ｶ", "read ", "re ad"].map { table.intern($0) }
    #expect(Set(names).count == names.count)
  }

  @Test func theFirstSpellingIsKept() {
    var table = NameTable()
    let name = table.intern("Cafe\u{301}")
    _ = table.intern("Café")
    #expect(Array(table[name].utf8) == Array("Cafe\u{301}".utf8))
  }

  @Test func aHundredThousandNames() {
    var table = NameTable()
    for number in 0..<100_000 { #expect(table.intern("이름 \(number)").index == UInt32(number)) }
    for number in stride(from: 0, to: 100_000, by: 7) {
      #expect(table.intern("이름 \(number)").index == UInt32(number))
      #expect(table.find("이름 \(number)")?.index == UInt32(number))
    }
    #expect(table.count == 100_000)
  }

  /// Lengths around the words of eight bytes that the hash goes by, and names that differ in one byte.
  @Test func everyByteCounts() {
    var table = NameTable()
    var names: Set<NameID> = []
    var count = 0
    for length in 1...40 {
      let base = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      names.insert(table.intern(String(decoding: base, as: UTF8.self)))
      count += 1
      for position in 0..<length {
        var other = base
        other[position] = UInt8(ascii: "b")
        names.insert(table.intern(String(decoding: other, as: UTF8.self)))
        count += 1
      }
    }
    #expect(names.count == count)
  }

  @Test func blanksBetweenWordsMakeNoDifference() {
    let document = parse(
      "2026-07-06\n1h 영어 단어\n1h 영어  단어\n1h 영어　단어\n1h 영어\t단어\n1h \"영어 단어\"\n1h \" 영어　 단어 \"\n1h 영어\u{A0}단어\n")
    #expect(document.diagnostics.isEmpty)
    #expect(Set(document.entries.map { document.name(of: $0) }).count == 1)
    #expect(document.names[document.name(of: document.entries[0])] == "영어 단어")
    #expect(parse("2026-07-06\n1h 영어단어\n1h 영어 단어\n").names.count == 2)
  }

  /// A combining mark after a blank is no part of the blank.
  @Test func marksAfterABlank() {
    let document = parse("2026-07-06\n1h a \u{301}b\n1h a　\u{301}b\n1h a  \u{301}b\n1h \"a　\u{301}b\"\n")
    #expect(document.diagnostics.isEmpty)
    #expect(Set(document.entries.map { document.name(of: $0) }).count == 1)
  }
}
