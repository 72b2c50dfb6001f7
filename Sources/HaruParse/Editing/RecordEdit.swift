/// One change of a file's records. Records are named by the offset of their own line (`Record.start`).
public enum RecordEdit: Hashable, Sendable {
  /// Adds an entry under its date in order of time, or a declaration behind the others of its kind.
  case insert(RecordValue)
  /// Lets an entry or a declaration say something else. The comment above it stays, and its place too.
  case replace(UInt32, by: RecordValue)
  /// Removes a record's line with its note. The comment above it stays, and so does a date line that other entries need.
  case remove(UInt32)
  /// Moves a whole record, its comment included, before another one; for nil, to the end of the file.
  case move(UInt32, before: UInt32?)
  /// Changes some bytes; the records that they belong to said `removed` and say `added`.
  case splice(Splice, removed: [RecordValue], added: [RecordValue])
  /// Repairs lines, each of which stays a line of its kind or becomes one that can be read.
  case repair([Splice])
}
