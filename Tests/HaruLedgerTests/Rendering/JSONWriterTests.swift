import Foundation
import Testing

@testable import haru_ledger

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    let captured = Captured()
    let output = captured.makeOutput()
    var json = JSONWriter(output)
    body(&json)
    output.flush()
    return captured.text
  }

  @Test func structure() {
    let text = written { json in
      json.object { json in
        json.field("a", 1)
        json.field("b", nil as String?)
        json.field("c", nil as Int?)
        json.key("d")
        json.array { json in
          json.object { _ in }
          json.array { _ in }
          json.value("x")
          json.value(true)
        }
        json.key("e")
        json.array([1, 2]) { json, number in json.value(number) }
        json.field("f", Int64.min)
      }
      json.end()
    }
    #expect(text == #"{"a":1,"b":null,"c":null,"d":[{},[],"x",true],"e":[1,2],"f":-9223372036854775808}"# + "\n")
  }

  @Test(arguments: [
    "독서 📖", "\"\\/", "a\nb\tc\r\u{8}\u{C}\u{0}\u{1F}", "\u{7F}\u{85}\u{2028}\u{2029}\u{202E}\u{E0041}\u{FFFD}",
    String(decoding: [0x61, 0xFF, 0x62] as [UInt8], as: UTF8.self),
  ])
  func strings(text: String) throws {
    let json = written { json in json.array { $0.value(text) } }
    let decoded = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(decoded == [text])
    #expect(!json.unicodeScalars.contains(where: Escape.isHidden))
  }
}
