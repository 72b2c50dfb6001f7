extension Document {
  /// Reads one file. What it includes is not read.
  public init(parsing source: SourceFile) {
    var parser = Parser()
    parser.parse(source)
    self = parser.document
  }

  /// Reads a text as a file of its own.
  public init(parsing text: String) { self.init(parsing: SourceFile(path: "", bytes: Array(text.utf8))) }
}
