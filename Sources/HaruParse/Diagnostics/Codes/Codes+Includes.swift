extension Code {
  /// The codes of includes (SPEC, Include), with what `haru-ledger explain` says of each.
  public static let ofIncludes: [Code] = [
    /// What: The path leaves the main file's folder.
    /// Why: A ledger that came from elsewhere must not read other files of yours.
    /// Example:
    ///     include ../other.haru
    /// Fix: Move the file into the folder of the main file.
    ///     include 2026/*.haru
    .includeOutside,
    /// What: The path is that of a file that is being read.
    /// Why: A file that includes itself would be read for ever.
    /// Example:
    ///     include main.haru
    /// Fix: Delete one of the includes.
    ///     include 2026/*.haru
    .includeCycle,
    /// What: There is no file at the path.
    /// Why: What stands in the file would silently be missing from every report.
    /// Example:
    ///     include 2025.haru
    /// Fix: Correct the path, or use a pattern such as `2026/*.haru`.
    ///     include 2026/*.haru
    .includeMissing,
    /// What: The file cannot be read.
    /// Why: What stands in the file is missing from every report.
    /// Example:
    ///     include 2026
    /// Fix: Look at the file's rights, or whether it is a folder.
    ///     include 2026/*.haru
    .unreadableFile,
    /// What: The file lies deeper than 64 includes.
    /// Why: So deep a chain of includes is a slip.
    /// Example:
    ///     include deeper.haru
    /// Fix: Include the file from the main file.
    ///     include 2026/*.haru
    .includeTooDeep,
  ]
}
