import HaruParse

extension Severity {
  /// `error`, `오류`, `エラー`.
  func word(in language: Language) -> String {
    switch self {
    case .error: Phrase(ko: "오류", en: "error", ja: "エラー")(language)
    case .warning: Phrase(ko: "경고", en: "warning", ja: "警告")(language)
    case .hint: Phrase(ko: "힌트", en: "hint", ja: "ヒント")(language)
    }
  }

  /// `2 errors`, `오류 2개`, `エラー2件`.
  func counted(_ count: Int, in language: Language) -> String {
    let figure = language.number(count)
    return Phrase(
      ko: "\(word(in: language)) \(figure)건",
      en: "\(figure) \(word(in: language))\(count == 1 ? "" : "s")",
      ja: "\(word(in: language))\(figure)件")(language)
  }
}

extension RelatedPlace.Role {
  /// What a related place is.
  func caption(in language: Language) -> String {
    switch self {
    case .firstDeclared: Phrase(ko: "먼저 적은 곳", en: "the first one is here", ja: "先に書かれた場所")(language)
    case .stillRunning: Phrase(ko: "아직 끝나지 않은 세션", en: "this session has not ended yet", ja: "まだ終わっていないセッション")(language)
    case .declaredHere: Phrase(ko: "선언한 곳", en: "declared here", ja: "宣言した場所")(language)
    case .otherSession: Phrase(ko: "같은 시간의 다른 세션", en: "the other session is here", ja: "同じ時間のもう1つのセッション")(language)
    }
  }
}

/// How many lines a date line or a goal that cannot be read leaves out, at one place or several.
func leftOutBelow(_ lines: Int, places: Int, language: Language) -> String {
  let count = language.number(lines)
  return Phrase(
    ko: "그 아래 \(count)줄도 함께 빠졌어요",
    en: "\(count) \(lines == 1 ? "line" : "lines") below \(places == 1 ? "it" : "them") "
      + "\(lines == 1 ? "is" : "are") left out with \(places == 1 ? "it" : "them")",
    ja: "その下の\(count)行も一緒に除かれています")(language)
}

/// The last line of `check`: `2 errors, 1 warning in 3 files (1,204 lines)`.
func checkSummary(
  errors: Int, warnings: Int, hints: Int, files: Int, lines: Int, ledger: String?, language: Language
) -> String {
  let counts = [(Severity.error, errors), (.warning, warnings), (.hint, hints)]
  let found = counts.filter { $0.1 > 0 }.map { $0.0.counted($0.1, in: language) }
  let fileCount = language.files(files)
  let lineCount = language.lines(lines)
  let nothing = Phrase(ko: "문제없음", en: "no problems", ja: "問題なし")(language)
  let all = found.isEmpty ? nothing : found.joined(separator: language.comma)
  let summary = Phrase(
    ko: "\(all) · \(fileCount)(\(lineCount))",
    en: "\(all) in \(fileCount) (\(lineCount))",
    ja: "\(all) · \(fileCount)（\(lineCount)）")(language)
  guard let ledger else { return summary }
  return summary
    + Phrase(ko: " · 장부: \(ledger)", en: ", read as part of \(ledger)", ja: " · 帳簿: \(ledger)")(language)
}

/// How many other places have the same problem: `and 3 more places`, `외 3곳`, `ほか3か所`.
func morePlaces(_ count: Int, language: Language) -> String {
  let figure = language.number(count)
  return Phrase(
    ko: "외 \(figure)곳",
    en: "and \(figure) more \(count == 1 ? "place" : "places")",
    ja: "ほか\(figure)か所")(language)
}

/// How many diagnostics were left out of the output: `… and 12 more not shown (use --all)`.
func moreNotShown(_ count: Int, language: Language) -> String {
  let figure = language.number(count)
  return Phrase(
    ko: "… 외 \(figure)건은 표시하지 않았어요(모두 보려면 --all)",
    en: "… and \(figure) more not shown (use --all)",
    ja: "… ほか\(figure)件は表示していません（すべて見るには --all）")(language)
}

/// What `--fix` did: `3 places fixed in 2 files`. Other repairs brought `uncovered` of the places to light.
func fixedSummary(places: Int, files: Int, uncovered: Int, language: Language) -> String {
  if places == 0 {
    return Phrase(ko: "자동으로 고칠 것이 없어요", en: "nothing could be fixed automatically", ja: "自動で直せるものはありません")(language)
  }
  let (figure, inFiles, later) = (language.number(places), language.files(files), language.number(uncovered))
  let fixed = Phrase(
    ko: "\(inFiles)에서 \(figure)곳을 고쳤어요",
    en: "\(figure) \(places == 1 ? "place" : "places") fixed in \(inFiles)",
    ja: "\(inFiles)で\(figure)か所を直しました")(language)
  if uncovered == 0 { return fixed }
  return fixed
    + Phrase(
      ko: "(그중 \(later)곳은 다른 곳을 고친 뒤에 드러났어요)",
      en: " (\(later) of them appeared after other fixes)",
      ja: "（うち\(later)か所は、ほかを直したあとに見つかりました）")(language)
}

/// How many places `--fix` can repair: `3 can be fixed with --fix`.
func fixableSummary(_ count: Int, isLeast: Bool, language: Language) -> String {
  let figure = language.number(count)
  return Phrase(
    ko: "\(figure)곳\(isLeast ? " 이상을" : "은") --fix로 고칠 수 있어요",
    en: "\(isLeast ? "at least " : "")\(figure) can be fixed with --fix",
    ja: "\(figure)か所\(isLeast ? "以上を" : "は") --fix で直せます")(language)
}
