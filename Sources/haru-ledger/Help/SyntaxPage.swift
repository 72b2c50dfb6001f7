import HaruParse

/// `help syntax`: the whole language on one screen. The page is itself a ledger.
enum SyntaxPage {
  /// Writes the page in the language of the reader; on a terminal, its headings are bold.
  static func write(_ language: Language, _ style: Style, to output: Output) {
    for line in text(language).split(separator: "\n", omittingEmptySubsequences: false) {
      output.append((line.hasPrefix("; ") ? style.paint(String(line), .emphasis) : String(line)) + "\n")
    }
  }

  /// The page, without an end of its last line.
  static let text = Phrase(
    ko: """
      ; 장부 전체의 설정. zone, day-start, week-start에는 날짜를 붙일 수 있어요
      haru 1
      set zone Asia/Seoul
      set day-start 06:00 from 2026-07-01       ; 6시까지는 아직 전날이에요
      set language ko                           ; ko, en, ja
      set log 2026/%Y-%m.haru                   ; 새 기록을 적을 파일
      include 2026/*.haru                       ; 이 장부의 다른 파일
      ; 그 밖에: week-start, theme, lead, max-session, est, plan, allow

      ; 기록할 것: 시간은 time, 횟수는 count, 측정값은 measure
      tag #공부 color=#2F6B4F
      tag #건강 color=#D9A621
      action time 독서 #공부 alias=r,read est=45m icon=📖
      action count 물 #건강 unit=ml
      action measure 체중 #건강 unit=kg best=min ; max, zero도 돼요
      action time "9:00 회의" archived=2026-12-31 ; 시각이 아니니 따옴표로

      ; 이루고 싶은 것: 이상은 >=, 이하는 <=
      goal 책 더 읽기 start=2026-07-01 end=2026-12-31 pass=80% id=books
        quest 독서 >= 1h per day                ; per month, quarter, 2 weeks
        quest 독서 >= 30m any 3 days per week
        quest 물 >= 1500 on mon,wed,fri         ; on 15,last · on 1st,3rd tue
        quest #공부 >= 90h in 2026-07-01..2026-09-30
        quest #공부 >= 40h per week over mon-fri
        quest * >= 300h total from=2026-08-01 until=2026-11-30
      skip 2026-08-01..2026-08-07 독서          ; 쉬는 날. 이름이 없으면 전부
      skip on sat,sun 독서                      ; 주말마다 · on 1,last
      ; 그 밖에: 목표의 color=, icon=, closed=, result=, 퀘스트의 id=, pass=

      ; 한 것은 날짜 아래에
      2026-07-06 월                             ; 메모
        | 메모의 둘째 줄
        09:00-10:30 독서                        ; 시작-끝
        11:00-11:30,11:45-12:20 r est=1h        ; 중간에 멈춘 세션
        22:30-25:10 독서 #건강                  ; 7일 01:10까지
        23:30-2026-07-07T00:10@+9 "9:00 회의"   ; 날짜, UTC 시차
        1h30m 독서                              ; 길이만: 90m, 1.5h도 돼요
        08:10 물                                ; 08:10에 하나
        08:40 +250 물                           ; 시각 없이: +250
        07:00 =71.8 체중                        ; 시각 없이: =71.8

      2026-07-07 08:00-08:30, "9:00 회의"       ; 멈춘 세션
      2026-07-07 09:00- 독서                    ; 진행 중
      """,
    en: """
      ; Settings of the whole ledger; zone, day-start and week-start may have a date
      haru 1
      set zone Asia/Seoul
      set day-start 06:00 from 2026-07-01       ; until 06:00 it is the day before
      set language en                           ; ko, en, ja
      set log 2026/%Y-%m.haru                   ; the file for new entries
      include 2026/*.haru                       ; more files of this ledger
      ; Also: week-start, theme, lead, max-session, est, plan, allow

      ; What you record: time, count or measure
      tag #study color=#2F6B4F
      tag #health color=#D9A621
      action time reading #study alias=r,read est=45m icon=📖
      action count water #health unit=ml
      action measure weight #health unit=kg best=min ; or max, zero
      action time "9:00 meeting" archived=2026-12-31 ; quotes, or it is a time

      ; What you want: >= at least, <= at most
      goal Read more start=2026-07-01 end=2026-12-31 pass=80% id=books
        quest reading >= 1h per day             ; per month, quarter, 2 weeks
        quest reading >= 30m any 3 days per week
        quest water >= 1500 on mon,wed,fri      ; on 15,last · on 1st,3rd tue
        quest #study >= 90h in 2026-07-01..2026-09-30
        quest #study >= 40h per week over mon-fri
        quest * >= 300h total from=2026-08-01 until=2026-11-30
      skip 2026-08-01..2026-08-07 reading       ; days off; without a name, for all
      skip on sat,sun reading                   ; every weekend · on 1,last
      ; Also: color=, icon=, closed= and result= of goals; id= and pass= of quests

      ; What you did, below its date
      2026-07-06 Mon                            ; a note
        | and its second line
        09:00-10:30 reading                     ; from, to
        11:00-11:30,11:45-12:20 r est=1h        ; with a pause
        22:30-25:10 reading #health             ; until 01:10 on the 7th
        23:30-2026-07-07T00:10@+9 "9:00 meeting" ; date, UTC offset
        1h30m reading                           ; a length: also 90m, 1.5h
        08:10 water                             ; one, at 08:10
        08:40 +250 water                        ; or without a time: +250
        07:00 =71.8 weight                      ; or without a time: =71.8

      2026-07-07 08:00-08:30, "9:00 meeting"    ; paused
      2026-07-07 09:00- reading                 ; running
      """,
    ja: """
      ; 帳簿全体の設定。zone、day-start、week-start には日付を付けられます
      haru 1
      set zone Asia/Tokyo
      set day-start 06:00 from 2026-07-01       ; 6時まではまだ前日です
      set language ja                           ; ko, en, ja
      set log 2026/%Y-%m.haru                   ; 新しい記録を書くファイル
      include 2026/*.haru                       ; この帳簿のほかのファイル
      ; ほかに: week-start、theme、lead、max-session、est、plan、allow

      ; 記録するもの: 時間は time、回数は count、測定値は measure
      tag #勉強 color=#2F6B4F
      tag #健康 color=#D9A621
      action time 読書 #勉強 alias=r,read est=45m icon=📖
      action count 水 #健康 unit=ml
      action measure 体重 #健康 unit=kg best=min ; max、zero も可
      action time "9:00 会議" archived=2026-12-31 ; 時刻ではないので引用符

      ; 目指すもの: 以上は >=、以下は <=
      goal もっと読む start=2026-07-01 end=2026-12-31 pass=80% id=books
        quest 読書 >= 1h per day                ; per month, quarter, 2 weeks
        quest 読書 >= 30m any 3 days per week
        quest 水 >= 1500 on mon,wed,fri         ; on 15,last · on 1st,3rd tue
        quest #勉強 >= 90h in 2026-07-01..2026-09-30
        quest #勉強 >= 40h per week over mon-fri
        quest * >= 300h total from=2026-08-01 until=2026-11-30
      skip 2026-08-01..2026-08-07 読書          ; 休みの日。名前がなければ全部
      skip on sat,sun 読書                      ; 毎週末 · on 1,last
      ; ほかに: 目標の color=、icon=、closed=、result=、クエストの id=、pass=

      ; したことは日付の下に
      2026-07-06 月                             ; メモ
        | メモの2行目
        09:00-10:30 読書                        ; 開始-終了
        11:00-11:30,11:45-12:20 r est=1h        ; 途中で一時停止
        22:30-25:10 読書 #健康                  ; 7日の01:10まで
        23:30-2026-07-07T00:10@+9 "9:00 会議"   ; 日付、UTC との差
        1h30m 読書                              ; 長さだけ: 90m、1.5h も可
        08:10 水                                ; 08:10に1回
        08:40 +250 水                           ; 時刻なし: +250
        07:00 =71.8 体重                        ; 時刻なし: =71.8

      2026-07-07 08:00-08:30, "9:00 会議"       ; 一時停止中
      2026-07-07 09:00- 読書                    ; 進行中
      """)
}
