/// What was likely meant, and whether that is certain.
struct Correction: Hashable {
  var text: String
  var isCertain: Bool

  init(_ text: String, isCertain: Bool = true) {
    self.text = text
    self.isCertain = isCertain
  }

  /// The same, but not certain.
  var doubtful: Correction { Correction(text, isCertain: false) }
}

extension Fault {
  /// The same, as certain as what was meant.
  func withCertainty(of correction: Correction?) -> Fault {
    withCertainty(correction?.isCertain == true ? .certain : .doubtful)
  }
}
