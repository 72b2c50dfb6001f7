import HaruLedger
import HaruParse

extension Key {
  static let goals = Key("goals"), title = Key("title"), id = Key("id"), closed = Key("closed"), of = Key("of")
  static let achievement = Key("achievement"), quests = Key("quests"), target = Key("target"), holds = Key("holds")
  static let direction = Key("direction"), cadence = Key("cadence"), over = Key("over"), until = Key("until"),
    kept = Key("kept")
  static let decided = Key("decided"), current = Key("current"), left = Key("left"), eligible = Key("eligible")
  /// Unlike the lines that a report leaves out.
  static let skippedDays = Key("skipped")
  static let shownNeed = Key("shownNeed"), remaining = Key("remaining"), recent = Key("recent")
  static let nextDay = Key("next"), keptWithoutEntry = Key("keptWithoutEntry"), later = Key("later")
  static let day = Key("day"), week = Key("week"), month = Key("month"), today = Key("today")
  // In tables, what JSON nests has names of its own.
  static let goal = Key("goal"), goalId = Key("goalId"), quest = Key("quest"), goalState = Key("state")
  static let goalStart = Key("start"), elapsedDays = Key("elapsedDays"), ofDays = Key("ofDays")
  static let dayValue = Key("dayValue"), dayPercent = Key("dayPercent"), dayUsage = Key("dayUsage")
  static let weekValue = Key("weekValue"), weekPercent = Key("weekPercent"), weekUsage = Key("weekUsage")
  static let monthValue = Key("monthValue"), monthPercent = Key("monthPercent"), monthUsage = Key("monthUsage")
  static let currentFrom = Key("currentFrom"), currentTo = Key("currentTo"), currentState = Key("currentState")
  static let section = Key("section")
  /// The need of a window, which no table has.
  static let windowNeed = Key("need")
}

extension FieldRenderer {
  /// `goals`: in a table a row for each quest, and for each goal without any; with periods, a row for each of them.
  func render(_ report: GoalsReport) {
    let quests: [Key] = [
      .goal, .goalId, .goalState, .goalStart, .end, .closed, .elapsedDays, .ofDays, .achievement, .quest, .target,
      .direction, .amount, .unit, .cadence, .from, .until, .kept, .decided, .rate, .holds, .streak, .best, .dayValue,
      .dayPercent, .dayUsage, .weekValue, .weekPercent, .weekUsage, .monthValue, .monthPercent, .monthUsage,
      .currentFrom, .currentTo, .currentState, .value, .need, .left, .perDay,
    ]
    let periods: [Key] = [
      .goal, .goalId, .quest, .target, .direction, .amount, .unit, .cadence, .from, .to, .days, .eligible, .value,
      .need, .state,
    ]
    write(.goals, report.head, report.legend, columns: report.listsPeriods ? periods : quests) { writer in
      writer.list(.goals, report.goals) { goal($1, listsPeriods: report.listsPeriods, &$0) }
    }
  }

  /// A goal with its quests.
  func goal(_ standing: GoalStanding, listsPeriods: Bool, _ writer: inout Writer) {
    let goal = ledger.goals[standing.goal]
    let declaration = goal.declaration
    let title = ledger.text(declaration.title.name)
    writer.field(.title, as: .goal, title)
    writer.field(.id, as: .goalId, declaration.id.map { ledger.text($0.name) })
    writer.field(.state, as: .goalState, standing.state.rawValue)
    writer.field(.start, as: .goalStart, goal.start)
    writer.field(.end, declaration.end)
    writer.field(.closed, declaration.closed)
    writer.object(.elapsed, standing.elapsed) { writer, elapsed in
      writer.field(.days, as: .elapsedDays, elapsed.days)
      writer.field(.of, as: .ofDays, elapsed.of)
      writer.field(.percent, elapsed.percent.whole)
    }
    writer.field(.achievement, standing.achievement?.whole)
    writer.row(.section) { writer in
      writer.cell(.section, "goal")
      writer.cell(.name, title)
      writer.cell(.start, .day(goal.start))
      writer.cell(.state, standing.state.rawValue)
      writer.object(.progress) { writer in
        writer.field(.day, as: .dayPercent, standing.progress.day?.whole)
        writer.field(.week, as: .weekPercent, standing.progress.week?.whole)
        writer.field(.month, as: .monthPercent, standing.progress.month?.whole)
      }
    }
    if goal.quests.isEmpty { writer.row(.kept) { _ in } }
    writer.list(.quests, zip(goal.quests, standing.quests)) { writer, quest in
      self.quest(quest.0, quest.1, listsPeriods: listsPeriods, &writer)
    }
    writer.field(.icon, declaration.icon)
    writer.field(.color, color: declaration.color)
  }

  private func quest(_ quest: Quest, _ standing: QuestStanding, listsPeriods: Bool, _ writer: inout Writer) {
    let declaration = quest.declaration
    let amount = declaration.amount.number
    let unit: Key =
      switch standing.unit {
      case .seconds: .seconds
      case .counts: .count
      case .entries: .entries
      }
    writer.field(.id, as: .quest, declaration.id.map { ledger.text($0.name) })
    writer.field(.target, ledger.written(quest.target))
    writer.field(.direction, declaration.comparison.written)
    writer.object(.amount) { $0.field(unit, as: .amount, amount) }
    writer.cell(.unit, unit.name)
    writer.field(.cadence, declaration.cadence.written(over: declaration.over))
    writer.values(.over, Cadence.weekdays(in: declaration.over ?? 0).lazy.map { .text($0.keyword) })
    writer.field(.from, declaration.from)
    writer.field(.until, declaration.until)
    writer.field(.kept, standing.kept)
    writer.field(.decided, standing.decided)
    writer.field(.rate, standing.rate?.percent.whole)
    writer.field(.holds, standing.holds)
    writer.field(.streak, standing.streak)
    writer.field(.best, standing.best)
    writer.object(.progress) { writer in
      let progress = standing.progress
      window(.day, progress.day, quest, as: (.dayValue, .dayPercent, .dayUsage), &writer)
      window(.week, progress.week, quest, as: (.weekValue, .weekPercent, .weekUsage), &writer)
      window(.month, progress.month, quest, as: (.monthValue, .monthPercent, .monthUsage), &writer)
    }
    writer.object(.current, standing.current) { writer, current in
      let period = current.period
      writer.field(.from, as: .currentFrom, period.from)
      writer.field(.to, as: .currentTo, period.to)
      writer.field(.state, as: .currentState, period.state.rawValue)
      writer.field(.value, period.value)
      writer.field(.need, period.need)
      writer.field(.left, current.left)
      writer.field(.perDay, current.perDay)
      writer.field(.shownNeed, quest.shownNeed(period.need, of: period.value, standing.unit))
      writer.field(.remaining, current.remaining)
      writer.field(.keptWithoutEntry, period.isKeptWithoutEntry)
      writer.field(.days, period.days)
      writer.field(.eligible, period.eligible)
      writer.field(.skippedDays, period.skipped)
    }
    writer.row(.kept) { _ in }
    writer.row(.section) { writer in
      writer.cell(.section, "quest")
      writer.cell(.name, ledger.written(quest.target))
      writer.cell(.kind, declaration.comparison.written)
      writer.cell(.state, standing.current?.period.state.rawValue ?? "")
    }
    if listsPeriods {
      writer.list(.periods, standing.periods) { writer, period in
        writer.row(.eligible) { self.period(period, quest, standing.unit, &$0) }
      }
      writer.field(.later, standing.later)
    }
    writer.field(.nextDay, standing.next)
    writer.values(.recent, standing.recent.lazy.map { .text($0.rawValue) })
  }

  private func window(
    _ key: Key, _ progress: QuestProgress?, _ quest: Quest, as columns: (value: Key, percent: Key, usage: Key),
    _ writer: inout Writer
  ) {
    writer.object(key, progress) { writer, progress in
      writer.field(.value, as: columns.value, progress.value)
      writer.field(.percent, as: columns.percent, progress.share.percent.whole)
      writer.field(.usage, as: columns.usage, progress.usage?.percent.whole)
      writer.field(.windowNeed, progress.wholeNeed(quest))
    }
  }

  private func period(_ period: QuestPeriod, _ quest: Quest, _ unit: QuestUnit, _ writer: inout Writer) {
    writer.field(.from, period.from)
    writer.field(.to, period.to)
    writer.field(.days, period.days)
    writer.field(.eligible, period.eligible)
    writer.field(.value, period.value)
    writer.field(.need, period.need)
    writer.field(.state, period.state.rawValue)
    writer.field(.shownNeed, quest.shownNeed(period.need, of: period.value, unit))
    writer.field(.keptWithoutEntry, period.isKeptWithoutEntry)
  }

  /// `overview`: in a table a row for each session that runs, each total of today and the week, each goal and each quest.
  func render(_ report: OverviewReport) {
    let columns: [Key] = [
      .section, .name, .kind, .start, .state, .seconds, .count, .estimate, .due, .goal, .cadence, .dayPercent,
      .weekPercent, .monthPercent, .latestValue, .latestAt,
    ]
    write(.overview, report.head, report.legend, columns: columns) { writer in
      writer.list(.sessions, report.running) { writer, session in
        writer.row(.section) { writer in
          writer.cell(.section, "running")
          writer.cell(.kind, "time")
          writer.field(.action, as: .name, action: session.action)
          writer.field(.start, session.start)
          writer.field(.elapsed, as: .seconds, session.elapsed)
          writer.field(.paused, session.isPaused)
          writer.cell(.state, session.isPaused ? "paused" : "running")
          writer.field(.estimate, session.estimate)
          writer.field(.due, session.due)
        }
      }
      writer.object(.today) { totals(report.today, section: "today", &$0) }
      writer.object(.week) { totals(report.week, section: "week", &$0) }
      writer.list(.goals, report.goals.goals) { goal($1, listsPeriods: false, &$0) }
    }
  }
}
