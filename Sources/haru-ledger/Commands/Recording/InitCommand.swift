import HaruParse

/// `init`: a small ledger with comments to start from.
enum InitCommand {
  static func run(_ options: InitOptions, _ common: CommonOptions, in world: World) throws(CommandFailure) -> ExitStatus
  {
    let language = common.language(in: world)
    let path = path(options.place, in: world)
    if world.files.realPath(path) != nil { throw .recording(.ledgerExists(path: path), language) }
    let folder = Path.folder(of: path)
    let text = StarterLedger.text(language, zone: world.zoneOfPlace ?? StarterLedger.zone(language))
    do throws(WriteFailure) {
      if folder != "." { try world.changer.makeFolder(folder, false) }
      try world.changer.apply(FileChange(path: path, before: nil, after: Array(text.utf8)), [])
    } catch {
      if case .changed = error { throw .recording(.ledgerExists(path: path), language) }
      throw .recording(.write(error), language)
    }
    let file = path == LedgerFiles.mainFile ? "" : " --file " + shellWord(path)
    world.output.append(language.made(Escape.terminal(path)) + "\n")
    world.output.append(
      "  \(Program.name) start \(StarterLedger.firstAction(language))\(Escape.terminal(file))\n")
    return .done
  }

  /// The file that is made: the one that was named, or `main.haru` in the folder that was.
  private static func path(_ place: String?, in world: World) -> String {
    guard let place else { return LedgerFiles.mainFile }
    if place.hasSuffix(".haru"), (try? world.files.list(place)) == nil { return place }
    return Path.join(place == "/" || !place.hasSuffix("/") ? place : String(place.dropLast()), LedgerFiles.mainFile)
  }

  /// A path as one types it in a shell.
  private static func shellWord(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-/".unicodeScalars.contains(scalar)
    }
    return isPlain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

/// The ledger that `init` writes.
enum StarterLedger {
  /// An action of it to begin with.
  static func firstAction(_ language: Language) -> String {
    Phrase(ko: "독서", en: "reading", ja: "読書")(language)
  }

  /// A zone of the readers of a language, for want of a better one.
  static func zone(_ language: Language) -> String {
    Phrase(ko: "Asia/Seoul", en: "Europe/London", ja: "Asia/Tokyo")(language)
  }

  static func text(_ language: Language, zone: String) -> String {
    // The comment stands in the column of the one below it.
    let zone = zone + String(repeating: " ", count: max(1, 18 - zone.utf8.count))
    return Phrase(
      ko: """
        haru 1
        set language ko
        ; set zone \(zone); 시간대를 적으면 여행과 서머타임도 바르게 계산해요
        ; set day-start 06:00        ; 하루가 새벽 6시에 시작해요

        tag #공부 color=#2F6B4F
        tag #건강 color=#D9A621

        ; 시간은 time, 횟수는 count, 값은 measure로 선언해요
        action time 독서 #공부 alias=r icon=📖
        action time 운동 #건강 est=30m icon=🏃
        action count 물 #건강 unit=잔 icon=💧
        action measure 체중 #건강 unit=kg best=min

        ; goal 하루 한 시간 읽기 start=2026-01-01
        ;   quest 독서 >= 1h per day

        ; 기록은 날짜 아래에 적어요. `haru-ledger start 독서`가 대신 적어 주기도 해요
        ; 2026-07-06 월
        ;   09:00-10:30 독서 ; 도서관
        ;   1h30m 독서
        ;   08:10 +2 물
        ;   07:00 =71.8 체중

        """,
      en: """
        haru 1
        set language en
        ; set zone \(zone); set your time zone so that travel and daylight saving count correctly
        ; set day-start 06:00        ; the day begins at six in the morning

        tag #study color=#2F6B4F
        tag #health color=#D9A621

        ; an action is tracked as time, count or measure (a number)
        action time reading #study alias=r icon=📖
        action time exercise #health est=30m icon=🏃
        action count water #health icon=💧
        action measure weight #health unit=kg best=min

        ; goal Read an hour a day start=2026-01-01
        ;   quest reading >= 1h per day

        ; write entries below their date, or let `haru-ledger start reading` do it
        ; 2026-07-06 Mon
        ;   09:00-10:30 reading ; in the library
        ;   1h30m reading
        ;   08:10 +2 water
        ;   07:00 =71.8 weight

        """,
      ja: """
        haru 1
        set language ja
        ; set zone \(zone); タイムゾーンを書くと、旅行や夏時間も正しく数えます
        ; set day-start 06:00        ; 1日が朝6時に始まります

        tag #勉強 color=#2F6B4F
        tag #健康 color=#D9A621

        ; 時間は time、回数は count、値は measure で宣言します
        action time 読書 #勉強 alias=r icon=📖
        action time 運動 #健康 est=30m icon=🏃
        action count 水 #健康 unit=杯 icon=💧
        action measure 体重 #健康 unit=kg best=min

        ; goal 1日1時間読む start=2026-01-01
        ;   quest 読書 >= 1h per day

        ; 記録は日付の下に書きます。`haru-ledger start 読書` が代わりに書くこともできます
        ; 2026-07-06 月
        ;   09:00-10:30 読書 ; 図書館で
        ;   1h30m 読書
        ;   08:10 +2 水
        ;   07:00 =71.8 体重

        """)(language)
  }
}
