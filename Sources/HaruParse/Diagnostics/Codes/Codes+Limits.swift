extension Code {
  /// The codes of limits (SPEC, Limits), with what `haru-ledger explain` says of each.
  public static let ofLimits: [Code] = [
    /// What: A line is over 1 MiB.
    /// Why: A line of that size is a damaged file rather than an entry.
    /// Example:
    ///     2026-07-06 ; …
    /// Fix: Split it; a long note goes on in lines that start with `|`.
    ///     2026-07-06 ; a long note
    ///     | that goes on
    .lineTooLong,
    /// What: A name is over 200 scalars.
    /// Why: Names stand in every table and report; what is longer is mostly a note.
    /// Example:
    ///     action time read…
    /// Fix: Shorten the name, and put the rest in a comment.
    ///     action time read ; and all the rest
    .nameTooLong,
    /// What: A file is over 2 GiB.
    /// Why: Places within a file are kept as 32-bit numbers.
    /// Example:
    ///     include all.haru
    /// Fix: Split it by year or month, and include the parts.
    ///     include 2026/*.haru
    .fileTooLarge,
    /// What: The ledger has over 100,000 files.
    /// Why: A pattern that reaches so many files has most likely reached the wrong folder.
    /// Example:
    ///     include **/*.haru
    /// Fix: Join small files, or include fewer of them.
    ///     include 2026/*.haru
    .tooManyFiles,
    /// What: The ledger has over 100,000 declarations of a kind.
    /// Why: A ledger with so many was most likely made by a program gone wrong.
    /// Example:
    ///     skip 2026-08-01
    ///     …
    /// Fix: Delete those that nothing uses.
    ///     skip 2026-08-01..2026-08-07
    .tooManyDeclarations,
    /// What: A count, or an amount of a quest, is beyond 1,000,000,000.
    /// Why: Sums of such counts could no longer be exact.
    /// Example:
    ///     action count water
    ///     2026-07-06
    ///       +20000000000 water
    /// Fix: Look for a digit too many.
    ///     action count water
    ///     2026-07-06
    ///       +2 water
    .countTooLarge,
    /// What: A length is over 10,000 h.
    /// Why: A length of more than a year is a slip.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       10001h read
    /// Fix: Look for a digit too many, or for the wrong unit.
    ///     action time read
    ///     2026-07-06
    ///       1h read
    .lengthTooLong,
    /// What: A measure has over 15 significant digits or decimals.
    /// Why: Measures are kept exactly, and exactness ends at 15 digits.
    /// Example:
    ///     action measure weight
    ///     2026-07-06
    ///       =3.1415926535897932 weight
    /// Fix: Round the number.
    ///     action measure weight
    ///     2026-07-06
    ///       =3.14 weight
    .measureTooPrecise,
  ]
}
