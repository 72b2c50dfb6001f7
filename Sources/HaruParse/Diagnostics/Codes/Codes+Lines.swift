extension Code {
  /// The codes of lines as a whole (SPEC, Lines), with what `haru-ledger explain` says of each.
  public static let ofLines: [Code] = [
    /// What: The first token of a line is no keyword, date or value.
    /// Why: The first word says what a line is, so a line that begins otherwise cannot be understood.
    /// Example:
    ///     acton time read
    /// Fix: Begin with a keyword, a date or a value; write `;` before a comment.
    ///     action time read
    .unknownKeyword,
    /// What: A `haru` line names a version other than 1.
    /// Why: A newer version may mean something else by the same line.
    /// Example:
    ///     haru 2
    /// Fix: Write `haru 1`, or use a newer program.
    ///     haru 1
    .unsupportedVersion,
    /// What: A `haru` line stands below a file's first line.
    /// Why: The version is about the whole file, so it must be known before anything else is read.
    /// Example:
    ///     action time read
    ///     haru 1
    /// Fix: Move it to the first line, or delete it.
    ///     haru 1
    ///     action time read
    .misplacedVersion,
    /// What: A `|` line has no line above it to continue.
    /// Why: A `|` line continues the note above it, and here is none.
    /// Example:
    ///     | more words
    /// Fix: Write `;` instead, or remove the blank line above it.
    ///     ; more words
    .nothingToContinue,
    /// What: An entry has no date above it in its file.
    /// Why: Without a date, nobody knows the day of the entry.
    /// Example:
    ///     action time read
    ///     09:00-10:00 read
    /// Fix: Write a date line above it.
    ///     action time read
    ///     2026-07-06
    ///     09:00-10:00 read
    .entryBeforeDate,
    /// What: The line ends, or goes on with something else, where a part of it must stand.
    /// Why: The line cannot be understood without this part.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:00
    /// Fix: Write it.
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:00 read
    .missingPart,
    /// What: Text stands where nothing more may follow.
    /// Why: Text in the wrong place is never taken for a note, since it may be a slip that changes the meaning.
    /// Example:
    ///     2026-07-06 at home
    /// Fix: Write `;` before a note, or delete it.
    ///     2026-07-06 ; at home
    .unexpectedText,
  ]
}
