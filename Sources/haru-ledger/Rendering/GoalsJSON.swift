import HaruLedger
import HaruParse

/// The JSON of goals and of the overview (SPEC, JSON).
extension ReportJSON {
  /// `report goals`; with the periods of each quest where they were asked for.
  func write(_ report: GoalsReport, listsPeriods: Bool, to output: Output) {
    write("goals", report.head, to: output) { json in
      json.key("goals")
      json.array(report.goals) { goal($1, listsPeriods: listsPeriods, &$0) }
    }
  }

  /// `report overview`.
  func write(_ report: OverviewReport, to output: Output) {
    write("overview", report.head, to: output) { json in
      json.key("sessions")
      json.array(report.running) { json, session in
        json.object { json in
          json.field("action", ledger.text(ledger.actions[session.action].name.name))
          json.field("start", time(session.start))
          json.field("elapsed", session.elapsed)
          json.field("paused", session.isPaused)
          json.field("estimate", session.estimate)
          json.field("due", session.due.map(time))
        }
      }
      json.key("today")
      row(report.today, &json)
      json.key("week")
      row(report.week, &json)
      json.key("goals")
      json.array(report.goals.goals) { goal($1, listsPeriods: false, &$0) }
    }
  }

  private func goal(_ standing: GoalStanding, listsPeriods: Bool, _ json: inout JSONWriter) {
    let goal = ledger.goals[standing.goal]
    let declaration = goal.declaration
    json.object { json in
      json.field("title", ledger.text(declaration.title.name))
      json.field("id", declaration.id.map { ledger.text($0.name) })
      json.field("state", standing.state.rawValue)
      json.field("start", goal.start.description)
      json.field("end", declaration.end?.description)
      json.field("closed", declaration.closed?.description)
      json.key("elapsed")
      object(standing.elapsed, &json) { json, elapsed in
        json.field("days", elapsed.days)
        json.field("of", elapsed.of)
        json.field("percent", elapsed.percent.whole)
      }
      json.field("achievement", standing.achievement?.whole)
      json.key("progress")
      windows(standing.progress, &json) { $0.value($1?.whole) }
      json.key("quests")
      json.array(zip(goal.quests, standing.quests)) { quest($1.0, $1.1, listsPeriods: listsPeriods, &$0) }
    }
  }

  private func quest(_ quest: Quest, _ standing: QuestStanding, listsPeriods: Bool, _ json: inout JSONWriter) {
    let declaration = quest.declaration
    json.object { json in
      json.field("id", declaration.id.map { ledger.text($0.name) })
      json.field("target", ledger.written(quest.target))
      json.field("direction", declaration.comparison.written)
      json.key("amount")
      json.object { $0.field(standing.unit == .seconds ? "seconds" : "count", declaration.amount.number) }
      json.field("cadence", declaration.cadence.written)
      json.field("from", declaration.from?.description)
      json.field("until", declaration.until?.description)
      json.field("kept", standing.kept)
      json.field("decided", standing.decided)
      json.field("rate", standing.rate?.percent.whole)
      json.field("holds", standing.holds)
      json.field("streak", standing.streak)
      json.field("best", standing.best)
      json.key("progress")
      windows(standing.progress, &json) { json, progress in
        object(progress, &json) { json, progress in
          json.field("value", progress.value)
          json.field("percent", progress.share.percent.whole)
          json.field("usage", progress.usage?.percent.whole)
        }
      }
      json.key("current")
      object(standing.current, &json) { json, current in
        json.field("from", current.period.from.description)
        json.field("to", current.period.to?.description)
        json.field("state", current.period.state.rawValue)
        json.field("value", current.period.value)
        json.field("need", current.period.need)
        json.field("left", current.left)
        json.field("perDay", current.perDay)
      }
      guard listsPeriods else { return }
      json.key("periods")
      json.array(standing.periods, period)
    }
  }

  private func period(_ json: inout JSONWriter, _ period: QuestPeriod) {
    json.object { json in
      json.field("from", period.from.description)
      json.field("to", period.to?.description)
      json.field("days", period.days)
      json.field("eligible", period.eligible)
      json.field("value", period.value)
      json.field("need", period.need)
      json.field("state", period.state.rawValue)
    }
  }

  private func windows<Value>(
    _ windows: DayWeekMonth<Value>, _ json: inout JSONWriter, _ write: (inout JSONWriter, Value) -> Void
  ) {
    json.object { json in
      for (name, value) in [("day", windows.day), ("week", windows.week), ("month", windows.month)] {
        json.key(name)
        write(&json, value)
      }
    }
  }

  /// An object, `null` for nil.
  private func object<Value>(
    _ value: Value?, _ json: inout JSONWriter, _ members: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return json.value(nil as String?) }
    json.object { members(&$0, value) }
  }
}

extension Ledger {
  /// A target as the format writes it: `독서`, `#공부`, `*`.
  func written(_ target: ResolvedTarget) -> String {
    switch target {
    case .action(let position): text(actions[position].name.name)
    case .tag(let position): "#" + text(tags[position].name.name)
    case .everything: "*"
    }
  }
}

extension Comparison {
  /// The sign of the format.
  var written: String { self == .atLeast ? ">=" : "<=" }
}

extension Amount {
  /// Seconds or a count.
  var number: Int64 {
    switch self {
    case .time(let seconds): seconds
    case .count(let count): count
    }
  }
}
