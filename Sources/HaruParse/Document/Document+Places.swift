extension Document {
  /// The line and the column where a place begins. Each call reads its file up to there; for many places, keep a `LineIndex`.
  public func position(of location: Location) -> SourcePosition {
    let bytes = files[Int(location.file.index)].bytes.span
    return LineIndex(bytes).position(at: Int(location.range.start), in: bytes)
  }
}
