extension Code {
  /// The codes of the bytes of a file (SPEC, Text), with what `haru-ledger explain` says of each.
  public static let ofText: [Code] = [
    /// What: A byte is no part of well-formed UTF-8.
    /// Why: A file in another encoding would show other letters than those that were written.
    /// Example:
    ///     action time caf\xE9
    /// Fix: Save the file as UTF-8, or type the character again.
    ///     action time café
    .invalidUTF8,
    /// What: A control character other than tab stands in the line.
    /// Why: Nobody sees it, and it can make a line look like another one in a terminal.
    /// Example:
    ///     action time re\u{1B}ad
    /// Fix: Delete it.
    ///     action time read
    .controlCharacter,
    /// What: A CR stands without LF after it.
    /// Why: Some programs end a line there and others do not, so the two would read different ledgers.
    /// Example:
    ///     action time read\raction time walk
    /// Fix: End lines with LF or CR LF; an editor can convert the file.
    ///     action time read
    ///     action time walk
    .loneCarriageReturn,
    /// What: The file is UTF-16; nothing of it is read.
    /// Why: A ledger is UTF-8, so that every program reads the same text.
    /// Example:
    ///     \xFF\xFEh\0a\0r\0u\0
    /// Fix: Save it as UTF-8: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`.
    ///     haru 1
    .utf16File,
    /// What: Lines between version-control conflict markers, or a marker by itself.
    /// Why: Both sides hold true lines, and only a person can say which of them to keep.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///     <<<<<<< HEAD
    ///       09:00-10:00 read
    ///     =======
    ///       09:00-10:30 read
    ///     >>>>>>> phone
    /// Fix: Keep the lines that are right, and delete the markers.
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:30 read
    .conflict,
    /// What: A quotation mark is not closed on its line.
    /// Why: Without its end, the rest of the line would become part of the name.
    /// Example:
    ///     action time "tea; green
    /// Fix: Write the second quotation mark.
    ///     action time "tea; green"
    .unclosedQuote,
    /// What: A backslash within quotes stands before something other than `"` or `\`.
    /// Why: Only `\"` and `\\` mean something within quotes; guessing at others could change the name.
    /// Example:
    ///     action time "a\b"
    /// Fix: Write `\\` for a backslash and `\"` for a quotation mark.
    ///     action time "a\\b"
    .invalidEscape,
  ]
}
