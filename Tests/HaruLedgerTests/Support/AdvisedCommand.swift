@testable import haru_ledger

/// A command line that an answer of the program advises.
struct AdvisedCommand {
  var words: [String]

  /// Whether it is the name of a command alone, which needs an action behind it.
  var lacksItsAction: Bool { words.count == 1 && ["add", "start", "switch"].contains(words[0]) }

  /// The commands that stand in backquotes in the help of `text`, the answer to the command of some words. An option by itself is
  /// meant with those words.
  static func all(in text: String, to words: [String]) -> [AdvisedCommand] {
    text.split(separator: "\n").filter { $0.hasPrefix("  ") }.flatMap { line in all(of: String(line), to: words) }
  }

  private static func all(of line: String, to words: [String]) -> [AdvisedCommand] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      guard index % 2 == 1 else { return nil }
      var own = Self.words(String(part))
      if own.first == "haru-ledger" { own.removeFirst() }
      // What stands for something else is written in capitals.
      guard let first = own.first, !own.contains(where: { $0.count > 1 && $0.allSatisfy { ("A"..."Z").contains($0) } })
      else { return nil }
      if first.hasPrefix("--"), first.count > 2 {
        guard own.count > 1 || ["--force", "--periods"].contains(first) else { return nil }
        return AdvisedCommand(words: replacing(own, in: words))
      }
      return Command.Name(rawValue: first) == nil ? nil : AdvisedCommand(words: own)
    }
  }

  /// The words of a command with an option, instead of the one of that name that was there.
  private static func replacing(_ option: [String], in words: [String]) -> [String] {
    var words = words
    for (name, value) in zip(option, option.dropFirst()) where name.hasPrefix("--") {
      if let index = words.firstIndex(of: name) { words.removeSubrange(index..<min(index + 2, words.count)) }
      // What was no operand is the value.
      if words.count > 1 { words.removeAll { $0 == value } }
    }
    return words + option
  }

  /// The words of a command line, in which double quotes hold words together.
  static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}
