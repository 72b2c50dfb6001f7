import HaruParse

/// `--format short`: one line for each place, as editors read it.
extension CheckRenderer {
  func renderShort(to output: Output) {
    // Each place is a line of its own, so they are in file order one by one and not by group.
    let lines = result.groups.flatMap { group in
      ([group.first.location] + group.also).map { (place: $0, diagnostic: group.first) }
    }.sorted { $0.place < $1.place }
    var limit = ShownLimit(showsAll: showsAll)
    var shown = 0
    for (place, diagnostic) in lines where limit.admits(diagnostic.problem.code) {
      shown += 1
      let start = places.start(place)
      let path = Escape.terminal(places.file(place).path)
      let tag = style.paint(
        "\(diagnostic.severity.keyword)[\(diagnostic.problem.code.rawValue)]", diagnostic.severity.ink)
      let message = Escape.terminal(diagnostic.problem.sentence(in: language).message)
      output.append("\(path):\(start.line):\(start.column): \(tag): \(message)\n")
    }
    renderEnd(shown: shown, to: output)
  }
}
