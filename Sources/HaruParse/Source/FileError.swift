/// Why a file could not be read.
@nonexhaustive
public enum FileError: Error, Hashable, Sendable {
  case notFound, permissionDenied, isDirectory, tooLarge
  /// Neither a file nor a folder: a pipe or a device.
  case notRegular
  /// Links that lead round in a circle.
  case linkLoop
  /// The system's error number.
  case other(errno: Int32)
}
