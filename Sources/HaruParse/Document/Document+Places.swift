extension Document {
  /// The line and the column where a place begins. Each call reads its file up to there; for many places, keep a `LineIndex`.
  public func position(of location: Location) -> SourcePosition {
    let file = files[Int(location.file.index)]
    return LineIndex(file.bytes.span).position(at: Int(location.range.start), in: file.bytes.span)
  }
}
