/// A candidate as a shell's editor takes it in the place of what is typed.
struct ShellText {
  let shell: Shell
  let line: ShellLine

  /// The text that replaces what the shell takes for the word at the cursor; nil where that cannot lead to `value`.
  func replacement(_ value: String) -> String? {
    switch shell {
    // It quotes by itself, and compares with the word as the command would be handed it.
    case .fish: return value
    case .zsh:
      guard line.quoting != .none else { return line.hasClosedQuotes ? nil : quoted(value) }
      // A mark at the front stays where it is; with one further in, the whole word is replaced.
      let rest = rest(of: value, after: line.beforeOpening).map(quoted)
      return line.beforeOpening == 0 ? rest : rest.map { line.opening + $0 }
    case .bash:
      // What stands before the last break, or before the open mark, stays where it is.
      guard line.quoting != .none || !line.hasClosedQuotes else { return nil }
      return rest(of: value, after: line.quoting == .none ? line.beforeBreak : line.beforeOpening).map(quoted)
    }
  }

  /// What follows the first `count` scalars of the word at the cursor; nil where the value begins with others.
  private func rest(of value: String, after count: Int) -> String? {
    let kept = line.current.unicodeScalars.prefix(count)
    guard value.unicodeScalars.starts(with: kept) else { return nil }
    return String(value.unicodeScalars.dropFirst(count))
  }

  /// The text in the quotation that is open.
  private func quoted(_ text: String) -> String {
    var result = ""
    for (position, scalar) in text.unicodeScalars.enumerated() {
      switch line.quoting {
      case .none:
        let isHome = position == 0 && scalar == "~" && line.beginsAtHome
        if !isHome, !Self.isPlain(scalar, isFirst: position == 0) { result += "\\" }
        result.unicodeScalars.append(scalar)
      case .single:
        result += scalar == "'" ? #"'\''"# : String(Character(scalar))
      case .double:
        // Within double quotes nothing keeps an exclamation mark from the history.
        if scalar == "!" {
          result += #""'!'""#
          continue
        }
        if "$`\"\\".unicodeScalars.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      case .dollar:
        if scalar == "'" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar means nothing to a shell, so that it needs no backslash.
  private static func isPlain(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z", "_", "-", ".", "/", ",", "+", "@", "%", ":": true
    // `=word` is the path of a command in zsh.
    case "=": !isFirst
    default: scalar.value >= 0x80
    }
  }
}
