import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

/// Figures as bytes are those that Swift writes.
@Suite struct BytesTests {
  private func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func numbers() {
    var random = SplitMix64(seed: 1)
    var numbers: [Int64] = [0, .min, .max, 99_999_999, 100_000_000, 1_000_000_000_000_000]
    for bits in 1...63 { for _ in 0..<40 { numbers.append(Int64(random.next() >> UInt64(bits))) } }
    for number in numbers {
      #expect(text { $0.append(decimal: number) } == String(number))
      #expect(text { $0.append(decimal: ~number) } == String(~number))
    }
  }

  @Test func numbersInGroups() {
    for (number, written) in [
      (0, "0"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (1_002_030, "1,002,030"), (-12_345, "-12,345"),
      (Int64.min, "-9,223,372,036,854,775,808"),
    ] {
      var line = LineWriter()
      line.append(number: number)
      #expect(String(decoding: line.bytes, as: UTF8.self) == written && line.columns == written.utf8.count)
    }
  }

  @Test func days() {
    for value in stride(from: DayNumber.earliest.value - 800_000, through: DayNumber.latest.value + 400, by: 997) {
      #expect(text { $0.append(DayNumber(value)) } == DayNumber(value).description)
    }
  }
}
