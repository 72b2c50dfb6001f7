import HaruLedger
import HaruParse

/// The CSV of goals and of the overview (SPEC, Reports).
extension ReportCSV {
  /// `report goals`: a row for each quest, and for each goal without any; with periods, a row for each of them.
  func write(_ report: GoalsReport, listsPeriods: Bool, to output: Output) {
    var csv = CSVWriter(output)
    if listsPeriods { writePeriods(report, &csv) } else { writeQuests(report, &csv) }
  }

  private static let questHeader = [
    "goal", "goalId", "state", "start", "end", "closed", "elapsedDays", "ofDays", "achievement", "quest", "target",
    "direction", "amount", "unit", "cadence", "from", "until", "kept", "decided", "rate", "holds", "streak", "best",
    "dayValue", "dayPercent", "dayUsage", "weekValue", "weekPercent", "weekUsage", "monthValue", "monthPercent",
    "monthUsage", "currentFrom", "currentTo", "currentState", "value", "need", "left", "perDay",
  ]

  private func writeQuests(_ report: GoalsReport, _ csv: inout CSVWriter) {
    csv.row(Self.questHeader)
    for standing in report.goals {
      let goal = ledger.goals[standing.goal]
      let declaration = goal.declaration
      let head = [
        ledger.text(declaration.title.name), declaration.id.map { ledger.text($0.name) } ?? "",
        standing.state.rawValue, goal.start.description, cell(declaration.end), cell(declaration.closed),
        cell(standing.elapsed?.days), cell(standing.elapsed?.of), cell(standing.achievement?.whole),
      ]
      if goal.quests.isEmpty {
        csv.row(head + [String](repeating: "", count: Self.questHeader.count - head.count))
      }
      for (quest, standing) in zip(goal.quests, standing.quests) { csv.row(head + cells(quest, standing)) }
    }
  }

  private func cells(_ quest: Quest, _ standing: QuestStanding) -> [String] {
    let declaration = quest.declaration
    let progress = [standing.progress.day, standing.progress.week, standing.progress.month]
    let current = standing.current
    return head(of: quest, standing) + [
      cell(declaration.from), cell(declaration.until), String(standing.kept), String(standing.decided),
      cell(standing.rate?.percent.whole), String(standing.holds), String(standing.streak), String(standing.best),
    ]
      + progress.flatMap { [cell($0?.value), cell($0?.share.percent.whole), cell($0?.usage?.percent.whole)] } + [
        cell(current?.period.from), cell(current?.period.to), current?.period.state.rawValue ?? "",
        cell(current?.period.value), cell(current?.period.need), cell(current?.left), cell(current?.perDay),
      ]
  }

  private func head(of quest: Quest, _ standing: QuestStanding) -> [String] {
    let declaration = quest.declaration
    return [
      declaration.id.map { ledger.text($0.name) } ?? "", ledger.written(quest.target), declaration.comparison.written,
      String(declaration.amount.number), standing.unit == .seconds ? "seconds" : "count", declaration.cadence.written,
    ]
  }

  private func writePeriods(_ report: GoalsReport, _ csv: inout CSVWriter) {
    csv.row([
      "goal", "goalId", "quest", "target", "direction", "amount", "unit", "cadence", "from", "to", "days", "eligible",
      "value", "need", "state",
    ])
    for standing in report.goals {
      let goal = ledger.goals[standing.goal]
      for (quest, standing) in zip(goal.quests, standing.quests) {
        let head =
          [
            ledger.text(goal.declaration.title.name), goal.declaration.id.map { ledger.text($0.name) } ?? "",
          ] + self.head(of: quest, standing)
        for period in standing.periods {
          csv.row(
            head + [
              period.from.description, cell(period.to), cell(period.days), cell(period.eligible), String(period.value),
              String(period.need), period.state.rawValue,
            ])
        }
      }
    }
  }

  /// `report overview`: a row for each session that runs, each total of today and the week, and each quest.
  func write(_ report: OverviewReport, to output: Output) {
    var csv = CSVWriter(output)
    csv.row([
      "section", "name", "kind", "start", "state", "seconds", "count", "estimate", "due", "goal", "cadence",
      "dayPercent",
      "weekPercent", "monthPercent",
    ])
    for session in report.running {
      csv.row([
        "running", name(ofAction: session.action), "time", time(session.start), session.isPaused ? "paused" : "running",
        String(session.elapsed), "", cell(session.estimate), time(session.due), "", "", "", "", "",
      ])
    }
    for (section, row) in [("today", report.today), ("week", report.week)] {
      for total in row.actions {
        let kind = ledger.actions[total.action].kind
        csv.row(
          [
            section, name(ofAction: total.action), kind.keyword, "", "",
            kind == .time ? String(total.time.seconds) : "",
            kind == .count ? String(total.count) : "",
          ] + [String](repeating: "", count: 7))
      }
    }
    for standing in report.goals.goals {
      let goal = ledger.goals[standing.goal]
      let title = ledger.text(goal.declaration.title.name)
      csv.row(
        ["goal", title, "", goal.start.description, standing.state.rawValue, "", "", "", "", title, ""]
          + percents(standing.progress) { $0 })
      for (quest, questStanding) in zip(goal.quests, standing.quests) {
        let state = questStanding.current?.period.state.rawValue ?? ""
        csv.row(
          [
            "quest", ledger.written(quest.target), quest.declaration.comparison.written, "", state, "", "", "", "",
            title, quest.declaration.cadence.written,
          ] + percents(questStanding.progress) { $0?.share.percent })
      }
    }
  }

  private func percents<Value>(_ windows: DayWeekMonth<Value>, _ percent: (Value) -> Percent?) -> [String] {
    [windows.day, windows.week, windows.month].map { cell(percent($0)?.whole) }
  }

  private func cell(_ number: (some FixedWidthInteger)?) -> String { number.map { String($0) } ?? "" }
  private func cell(_ day: DayNumber?) -> String { day?.description ?? "" }
}
