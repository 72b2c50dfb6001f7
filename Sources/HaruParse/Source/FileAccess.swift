/// How files are reached. The library opens nothing by itself: whoever loads a ledger hands this in, so a test can serve files
/// from memory and an editor can serve unsaved ones.
public struct FileAccess: Sendable {
  /// One item of a folder.
  public struct Item: Hashable, Sendable {
    /// Its name within the folder.
    public var name: String
    /// Whether it is a folder (or a link to one).
    public var isFolder: Bool
    /// Whether it can be a file of a ledger: a regular file, or a link to one or to nothing, which is to be told of. A pipe, a
    /// socket or a device is neither a folder nor this.
    public var isFile: Bool

    /// An item of a folder's listing; what is no folder is a file unless it says otherwise.
    public init(name: String, isFolder: Bool, isFile: Bool? = nil) {
      self.name = name
      self.isFolder = isFolder
      self.isFile = isFile ?? !isFolder
    }
  }

  /// The bytes of the file at a path.
  public var read: @Sendable (String) throws(FileError) -> [UInt8]
  /// The first bytes of the file at a path, no more than so many.
  public var readStart: @Sendable (String, Int) throws(FileError) -> [UInt8]
  /// The absolute path of an existing file or folder with every link resolved; nil where nothing exists.
  public var realPath: @Sendable (String) -> String?
  /// The items of a folder, in no particular order.
  public var list: @Sendable (String) throws(FileError) -> [Item]

  /// Files reached through these functions.
  public init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    readStart: @escaping @Sendable (String, Int) throws(FileError) -> [UInt8],
    realPath: @escaping @Sendable (String) -> String?,
    list: @escaping @Sendable (String) throws(FileError) -> [Item]
  ) {
    self.read = read
    self.readStart = readStart
    self.realPath = realPath
    self.list = list
  }

  /// Files that are read as a whole even for their first bytes.
  public init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    realPath: @escaping @Sendable (String) -> String?,
    list: @escaping @Sendable (String) throws(FileError) -> [Item]
  ) {
    self.init(
      read: read, readStart: { path, count throws(FileError) in Array(try read(path).prefix(count)) },
      realPath: realPath, list: list)
  }
}
