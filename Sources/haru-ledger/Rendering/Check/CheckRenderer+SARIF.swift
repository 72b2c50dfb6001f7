import HaruParse

/// `--format sarif`: SARIF 2.1.0, which code scanning services read.
extension CheckRenderer {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  func renderSARIF(to output: Output) {
    let found = Set(result.groups.map(\.first.problem.code))
    let rules = Code.allCases.filter(found.contains)
    var indexes: [Code: Int] = [:]
    for (index, code) in rules.enumerated() { indexes[code] = index }
    let results = result.groups.flatMap { group in group.all }.sorted { $0.location < $1.location }
    var json = JSONWriter(output)
    json.object { json in
      json.field("$schema", Self.schema)
      json.field("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.field("name", Program.name)
              json.field("version", Program.version)
              json.field("language", language.rawValue)
              json.key("rules")
              json.array(rules, writeRule)
            }
          }
          json.field("columnKind", "utf16CodeUnits")
          json.key("results")
          json.array(results) { json, diagnostic in
            writeResult(&json, diagnostic, ruleIndex: indexes[diagnostic.problem.code] ?? -1)
          }
        }
      }
    }
    json.end()
  }

  private func writeRule(_ json: inout JSONWriter, _ code: Code) {
    json.object { json in
      json.field("id", code.rawValue)
      json.key("shortDescription")
      writeText(&json, code.what(language))
      json.key("fullDescription")
      writeText(&json, code.why(language))
      json.key("help")
      writeText(&json, code.fix(language))
      json.key("defaultConfiguration")
      json.object { json in json.field("level", code.severity.sarif) }
    }
  }

  private func writeResult(_ json: inout JSONWriter, _ diagnostic: Diagnostic, ruleIndex: Int) {
    let sentence = sentence(diagnostic, at: [diagnostic.location])
    json.object { json in
      json.field("ruleId", diagnostic.problem.code.rawValue)
      json.field("ruleIndex", ruleIndex)
      json.field("level", diagnostic.severity.sarif)
      json.key("message")
      writeText(&json, ([sentence.message] + sentence.help).joined(separator: "\n"))
      json.key("locations")
      json.array { json in
        json.object { json in writePhysical(&json, diagnostic.location) }
      }
      json.key("relatedLocations")
      json.array(diagnostic.related.enumerated()) { json, related in
        json.object { json in
          json.field("id", related.offset + 1)
          writePhysical(&json, related.element.location)
          json.key("message")
          writeText(&json, related.element.role.caption(in: language))
        }
      }
      json.key("fixes")
      json.array(diagnostic.fixes) { json, fix in writeFix(&json, fix, of: diagnostic) }
    }
  }

  private func writeFix(_ json: inout JSONWriter, _ fix: Fix, of diagnostic: Diagnostic) {
    let files = Set(fix.edits.map(\.location.file)).sorted()
    json.object { json in
      json.key("description")
      writeText(&json, title(of: fix, of: diagnostic))
      json.key("artifactChanges")
      json.array(files) { json, file in
        let edits = fix.edits.filter { $0.location.file == file }
        json.object { json in
          writeArtifact(&json, edits[0].location)
          json.key("replacements")
          json.array(edits) { json, edit in
            json.object { json in
              json.key("deletedRegion")
              writeRegion(&json, edit.location)
              json.key("insertedContent")
              writeText(&json, edit.text)
            }
          }
        }
      }
      json.key("properties")
      json.object { json in json.field("safe", fix.isSafe) }
    }
  }

  private func writeText(_ json: inout JSONWriter, _ text: String) {
    json.object { json in json.field("text", text) }
  }

  private func writePhysical(_ json: inout JSONWriter, _ place: Location) {
    json.key("physicalLocation")
    json.object { json in
      writeArtifact(&json, place)
      json.key("region")
      writeRegion(&json, place)
    }
  }

  private func writeArtifact(_ json: inout JSONWriter, _ place: Location) {
    json.key("artifactLocation")
    json.object { json in json.field("uri", Self.uri(places.file(place).path)) }
  }

  private func writeRegion(_ json: inout JSONWriter, _ place: Location) {
    let (start, end) = (places.start(place), places.end(place))
    json.object { json in
      json.field("startLine", start.line)
      json.field("startColumn", start.utf16)
      json.field("endLine", end.line)
      json.field("endColumn", end.utf16)
      json.field("byteOffset", start.offset)
      json.field("byteLength", end.offset - start.offset)
    }
  }

  /// A path as a URI reference, relative where the path is.
  static func uri(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}

extension Severity {
  /// The level of a SARIF result.
  fileprivate var sarif: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }
}
