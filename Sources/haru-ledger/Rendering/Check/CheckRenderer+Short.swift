import HaruParse

/// `--format short`: one line for each place, as editors read it.
extension CheckRenderer {
  func renderShort(to output: Output) {
    renderPlaces(to: output) { place, diagnostic in
      let start = places.start(place)
      let path = Escape.terminal(places.file(place).path)
      let tag = style.paint(
        "\(diagnostic.severity.keyword)[\(diagnostic.problem.code.rawValue)]", diagnostic.severity.ink)
      let message = Escape.terminal(diagnostic.problem.sentence(in: language).message)
      return "\(path):\(start.line):\(start.column): \(tag): \(message)"
    }
  }
}
