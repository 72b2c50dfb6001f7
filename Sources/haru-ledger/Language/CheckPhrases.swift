import HaruParse

extension Severity {
  /// `error`, `오류`, `エラー`.
  func word(in language: Language) -> String {
    switch (self, language) {
    case (.error, .ko): "오류"
    case (.error, .en): "error"
    case (.error, .ja): "エラー"
    case (.warning, .ko): "경고"
    case (.warning, .en): "warning"
    case (.warning, .ja): "警告"
    case (.hint, .ko): "힌트"
    case (.hint, .en): "hint"
    case (.hint, .ja): "ヒント"
    }
  }

  /// `2 errors`, `오류 2개`, `エラー2件`.
  func counted(_ count: Int, in language: Language) -> String {
    let figure = language.number(count)
    return switch language {
    case .ko: "\(word(in: language)) \(figure)개"
    case .en: "\(figure) \(word(in: language))\(count == 1 ? "" : "s")"
    case .ja: "\(word(in: language))\(figure)件"
    }
  }
}

extension RelatedPlace.Role {
  /// What stands at a related place.
  func caption(in language: Language) -> String {
    switch (self, language) {
    case (.firstDeclared, .ko): "먼저 적은 곳"
    case (.firstDeclared, .en): "the first one is here"
    case (.firstDeclared, .ja): "先に書かれた場所"
    case (.stillRunning, .ko): "아직 끝나지 않은 세션"
    case (.stillRunning, .en): "this session has not ended yet"
    case (.stillRunning, .ja): "まだ終わっていないセッション"
    case (.previousTime, .ko): "바로 앞의 시각"
    case (.previousTime, .en): "the time before it"
    case (.previousTime, .ja): "直前の時刻"
    case (.declaredHere, .ko): "선언한 곳"
    case (.declaredHere, .en): "declared here"
    case (.declaredHere, .ja): "宣言した場所"
    case (.includedHere, .ko): "이 파일을 불러온 곳"
    case (.includedHere, .en): "included from here"
    case (.includedHere, .ja): "このファイルを読み込んだ場所"
    case (.otherSession, .ko): "같은 시간의 다른 세션"
    case (.otherSession, .en): "the other session is here"
    case (.otherSession, .ja): "同じ時間のもう一つのセッション"
    }
  }
}

/// How many lines a date line or a goal that cannot be read leaves out, at one place or several.
func leftOutBelow(_ lines: Int, places: Int, language: Language) -> String {
  let count = language.number(lines)
  return switch language {
  case .ko: "그 아래 \(count)줄도 함께 빠졌어요"
  case .en:
    "\(count) \(lines == 1 ? "line" : "lines") below \(places == 1 ? "it" : "them") "
      + "\(lines == 1 ? "is" : "are") left out with \(places == 1 ? "it" : "them")"
  case .ja: "その下の\(count)行も一緒に除かれています"
  }
}

/// The last line of `check`: `2 errors, 1 warning in 3 files (1,204 lines)`.
func checkSummary(errors: Int, warnings: Int, hints: Int, files: Int, lines: Int, language: Language) -> String {
  let counts = [(Severity.error, errors), (.warning, warnings), (.hint, hints)]
  let found = counts.filter { $0.1 > 0 }.map { $0.0.counted($0.1, in: language) }
  let fileCount = language.files(files)
  let lineCount = language.lines(lines)
  switch language {
  case .ko: return (found.isEmpty ? "문제 없음" : language.list(found)) + " · \(fileCount)(\(lineCount))"
  case .en: return (found.isEmpty ? "no problems" : found.joined(separator: ", ")) + " in \(fileCount) (\(lineCount))"
  case .ja: return (found.isEmpty ? "問題なし" : language.list(found)) + " · \(fileCount)（\(lineCount)）"
  }
}

/// How many other places have the same problem: `and 3 more places`, `외 3곳`, `ほか3か所`.
func morePlaces(_ count: Int, language: Language) -> String {
  let figure = language.number(count)
  return switch language {
  case .ko: "외 \(figure)곳"
  case .en: "and \(figure) more \(count == 1 ? "place" : "places")"
  case .ja: "ほか\(figure)か所"
  }
}

/// How many diagnostics were left out of the output: `… and 12 more not shown (use --all)`.
func moreNotShown(_ count: Int, language: Language) -> String {
  let figure = language.number(count)
  return switch language {
  case .ko: "… 외 \(figure)개는 표시하지 않았어요(모두 보려면 --all)"
  case .en: "… and \(figure) more not shown (use --all)"
  case .ja: "… ほか\(figure)件は表示していません（すべて見るには --all）"
  }
}

/// What `--fix` did: `3 places fixed in 2 files`.
func fixedSummary(_ made: RepairsMade, language: Language) -> String {
  let figure = language.number(made.places)
  let files = language.files(made.files)
  let later = language.number(made.uncovered)
  switch language {
  case .ko:
    if made.places == 0 { return "자동으로 고칠 것이 없어요" }
    let rest = made.uncovered == 0 ? "" : "(그중 \(later)곳은 다른 곳을 고친 뒤에 드러났어요)"
    return "\(files)에서 \(figure)곳을 고쳤어요" + rest
  case .en:
    if made.places == 0 { return "nothing could be fixed automatically" }
    let rest = made.uncovered == 0 ? "" : " (\(later) of them came to light by another repair)"
    return "\(figure) \(made.places == 1 ? "place" : "places") fixed in \(files)" + rest
  case .ja:
    if made.places == 0 { return "自動で直せるものはありません" }
    let rest = made.uncovered == 0 ? "" : "（うち\(later)か所は、ほかを直したあとに見つかりました）"
    return "\(files)で\(figure)か所を直しました" + rest
  }
}

/// How many places `--fix` can repair: `3 can be fixed with --fix`.
func fixableSummary(_ count: Int, isLeast: Bool, language: Language) -> String {
  let figure = language.number(count)
  return switch language {
  case .ko: "\(figure)곳\(isLeast ? " 이상을" : "은") --fix로 고칠 수 있어요"
  case .en: "\(isLeast ? "at least " : "")\(figure) can be fixed with --fix"
  case .ja: "\(figure)か所\(isLeast ? "以上を" : "は") --fix で直せます"
  }
}

extension Language {
  /// That a file which was looked at by itself is a part of a ledger.
  func isPart(_ path: String, of main: String) -> Sentence {
    switch self {
    case .ko:
      Sentence("\(shown(path, .topic)) \(shown(main)) 장부의 일부예요", "장부 전체를 살펴보세요: `haru-ledger check \(main)`")
    case .en:
      Sentence("\(shown(path)) is a part of the ledger \(shown(main))", "check all of it: `haru-ledger check \(main)`")
    case .ja:
      Sentence("\(shown(path)) は帳簿 \(shown(main)) の一部です", "帳簿全体を調べてください: `haru-ledger check \(main)`")
    }
  }
}
