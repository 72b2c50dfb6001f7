extension Code {
  /// The codes of declarations (SPEC, Declarations), with what `haru-ledger explain` says of each.
  public static let ofDeclarations: [Code] = [
    /// What: A tag is declared twice.
    /// Why: Two lines that say different things about one tag cannot both hold.
    /// Example:
    ///     tag #study color=#2F6B4F
    ///     tag #study color=#8E5572
    /// Fix: Delete one of them, or give it another name.
    ///     tag #study color=#2F6B4F
    ///     tag #work color=#8E5572
    .duplicateTag,
    /// What: An action is declared twice.
    /// Why: Two lines that say different things about one action cannot both hold.
    /// Example:
    ///     action time read
    ///     action count read
    /// Fix: Delete one of them, or give it another name.
    ///     action time read
    ///     action count pages
    .duplicateAction,
    /// What: An alias is given twice.
    /// Why: An alias must lead to one action.
    /// Example:
    ///     action time read alias=r
    ///     action time run alias=r
    /// Fix: Take the alias from one of the actions.
    ///     action time read alias=r
    ///     action time run
    .duplicateAlias,
    /// What: Two goals have one title.
    /// Why: Reports and commands name goals by their titles.
    /// Example:
    ///     goal Reading start=2026-01-01
    ///     goal Reading start=2026-07-01
    /// Fix: Give one of them another title.
    ///     goal Reading start=2026-01-01
    ///     goal Reading again start=2026-07-01
    .duplicateGoal,
    /// What: Two goals, or two quests, have one id.
    /// Why: An id must lead to one goal, or to one quest.
    /// Example:
    ///     goal Reading start=2026-01-01 id=a
    ///     goal Running start=2026-01-01 id=a
    /// Fix: Give one of them another id.
    ///     goal Reading start=2026-01-01 id=a
    ///     goal Running start=2026-01-01 id=b
    .duplicateID,
    /// What: An alias is the name of an action.
    /// Why: An entry with this word could mean either action.
    /// Example:
    ///     action time read
    ///     action time study alias=read
    /// Fix: Choose another alias.
    ///     action time read
    ///     action time study alias=s
    .aliasIsAction,
    /// What: No action has this name or alias.
    /// Why: Everything is declared, so that a misspelt name does not become an action of its own.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:00 raed
    /// Fix: Correct the name, or declare the action.
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:00 read
    .unknownAction,
    /// What: The tag is not declared.
    /// Why: Everything is declared, so that a misspelt tag does not become one of its own.
    /// Example:
    ///     action time read #study
    /// Fix: Correct the tag, or declare it.
    ///     tag #study color=#2F6B4F
    ///     action time read #study
    .unknownTag,
    /// What: The kind of an action is none of `time`, `count`, `measure`.
    /// Why: The kind says how an action is counted, so it comes first.
    /// Example:
    ///     action read
    /// Fix: Write `time`, `count` or `measure` before the name.
    ///     action time read
    .unknownActionKind,
    /// What: A goal ends before it starts.
    /// Why: A goal that ends before it starts has no day.
    /// Example:
    ///     goal Reading start=2026-07-01 end=2026-06-30
    /// Fix: Correct one of the dates.
    ///     goal Reading start=2026-06-30 end=2026-07-01
    .endBeforeStart,
    /// What: A goal is closed before it starts.
    /// Why: A goal cannot be closed before it has begun.
    /// Example:
    ///     goal Reading start=2026-07-01 closed=2026-06-30
    /// Fix: Correct one of the dates.
    ///     goal Reading start=2026-07-01 closed=2026-07-30
    .closedBeforeStart,
    /// What: A goal is closed after its end.
    /// Why: A goal that has ended need not be closed.
    /// Example:
    ///     goal Reading start=2026-01-01 end=2026-06-30 closed=2026-07-01
    /// Fix: Delete `closed`, or move the end.
    ///     goal Reading start=2026-01-01 end=2026-06-30
    .closedAfterEnd,
    /// What: `result=` stands on a goal that has quests.
    /// Why: The quests decide whether the goal is achieved, and a result could say the opposite.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01 result=achieved
    ///       quest read >= 1h per day
    /// Fix: Delete `result=`.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h per day
    .resultWithQuests,
  ]
}
