import HaruParse

/// `--format json`: `haru-ledger/check/1` (SPEC, JSON). Every key is always there.
extension CheckRenderer {
  func renderJSON(to output: Output) {
    var json = JSONWriter(output)
    json.object { json in
      json.field("schema", "haru-ledger/check/1")
      json.field("ledger", result.ledger)
      json.field("files", result.fileCount)
      json.field("lines", result.lines)
      json.field("errors", result.errors)
      json.field("warnings", result.warnings)
      json.field("hints", result.hints)
      json.field("fixable", result.fixable)
      json.field("fixed", result.fixed?.places ?? 0)
      json.key("diagnostics")
      json.array(result.groups, write)
    }
    json.end()
  }

  private func write(_ json: inout JSONWriter, _ group: DiagnosticBag.Group) {
    let diagnostic = group.first
    let sentence = sentence(of: group)
    json.object { json in
      json.field("code", diagnostic.problem.code.rawValue)
      json.field("severity", diagnostic.severity.keyword)
      json.field("message", sentence.message)
      writePlace(&json, diagnostic.location)
      json.key("related")
      json.array(diagnostic.related) { json, related in
        json.object { json in
          json.field("message", related.role.caption(in: language))
          writePlace(&json, related.location)
        }
      }
      json.key("also")
      json.array(group.also) { json, place in
        json.object { json in writePlace(&json, place) }
      }
      json.field("count", group.count)
      json.key("help")
      json.array(sentence.help) { json, line in json.value(line) }
      json.key("fixes")
      json.array(diagnostic.fixes) { json, fix in writeFix(&json, fix, of: diagnostic) }
    }
  }

  private func writeFix(_ json: inout JSONWriter, _ fix: Fix, of diagnostic: Diagnostic) {
    json.object { json in
      json.field("title", title(of: fix, of: diagnostic))
      json.field("safe", fix.isSafe)
      json.key("edits")
      json.array(fix.edits) { json, edit in
        json.object { json in
          writePlace(&json, edit.location)
          json.field("text", edit.text)
        }
      }
    }
  }

  /// The members `file` and `range`.
  private func writePlace(_ json: inout JSONWriter, _ place: Location) {
    json.field("file", places.file(place).path)
    json.key("range")
    json.object { json in
      json.key("start")
      writePosition(&json, places.start(place))
      json.key("end")
      writePosition(&json, places.end(place))
    }
  }

  private func writePosition(_ json: inout JSONWriter, _ position: SourcePosition) {
    json.object { json in
      json.field("offset", position.offset)
      json.field("line", position.line)
      json.field("column", position.column)
      json.field("utf16", position.utf16)
    }
  }
}
