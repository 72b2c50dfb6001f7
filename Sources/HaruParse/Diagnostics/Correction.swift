/// What was likely meant, and whether that is certain.
struct Correction: Hashable {
  var text: String
  var isCertain: Bool
  /// What else may have been meant; then nothing is certain.
  var others: [String] = []

  init(_ text: String, isCertain: Bool = true) {
    self.text = text
    self.isCertain = isCertain
  }

  /// Several readings, the likeliest first; nil where there is none.
  init?(oneOf texts: [String]) {
    guard let first = texts.first else { return nil }
    self.init(first, isCertain: false)
    others = Array(texts.dropFirst())
  }

  /// The same, but not certain.
  var doubtful: Correction {
    var result = self
    result.isCertain = false
    return result
  }

  /// The readings, the likeliest first.
  var texts: [String] { [text] + others }

  /// Each reading with each reading of what follows it.
  func followed(by next: Correction) -> Correction {
    var result = self
    let all = texts.flatMap { text in next.texts.map { text + " " + $0 } }
    result.text = all[0]
    result.others = Array(all.dropFirst())
    result.isCertain = isCertain && next.isCertain
    return result
  }

  /// The same with each reading changed.
  func map(_ change: (String) -> String) -> Correction {
    var result = self
    result.text = change(text)
    result.others = others.map(change)
    return result
  }
}

extension Fault {
  /// The same with each reading of what was meant as a repair of the whole range.
  func repaired(by correction: Correction?) -> Fault {
    guard let correction else { return self }
    var fault = repaired(correction.isCertain ? .certain : .doubtful, by: correction.text)
    for other in correction.others { fault = fault.repaired(by: other) }
    return fault
  }

  /// The same, as certain as what was meant.
  func withCertainty(of correction: Correction?) -> Fault {
    guard let correction else { return self }
    var fault = withCertainty(correction.isCertain ? .certain : .doubtful)
    for other in correction.others { fault = fault.repaired(by: other) }
    return fault
  }
}
