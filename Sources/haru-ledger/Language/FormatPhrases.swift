import HaruParse

/// What `fmt` says.
extension Language {
  /// What becomes of a file: `12 lines formatted`, `12 lines would change`.
  func formattedLines(_ count: Int, isDone: Bool) -> String {
    let lines = lines(count)
    return Phrase(
      ko: isDone ? "\(lines)을 다듬었어요" : "\(lines)이 바뀌어요",
      en: isDone ? "\(lines) formatted" : "\(lines) would change",
      ja: isDone ? "\(lines)を整えました" : "\(lines)が変わります")(self)
  }

  /// The last line: `2 of 13 files formatted`, `already formatted (13 files)`.
  func formattedFiles(_ count: Int, of total: Int, isDone: Bool) -> String {
    let all = files(total)
    if count == 0 {
      return Phrase(ko: "이미 다듬어져 있어요(\(all))", en: "already formatted (\(all))", ja: "すでに整っています（\(all)）")(self)
    }
    return Phrase(
      ko: "\(all) 중 \(number(count))개\(isDone ? "를 다듬었어요" : "가 바뀌어요")",
      en: "\(number(count)) of \(all) \(isDone ? "formatted" : "would change")",
      ja: "\(all)中\(number(count))ファイル\(isDone ? "を整えました" : "が変わります")")(self)
  }

  /// That some lines were left alone, and that no day was moved across them.
  func unreadLinesKept(_ count: Int, isSorting: Bool) -> Sentence {
    let lines = lines(count)
    return pick(
      ko: Sentence(
        "\(lines)은 읽을 수 없어서 그대로 두었어요", isSorting ? "이런 줄을 넘어서는 날짜를 옮기지 않아요" : nil,
        "`haru-ledger check`로 까닭을 볼 수 있어요"),
      en: Sentence(
        "\(lines) could not be read and \(count == 1 ? "stays" : "stay") as \(count == 1 ? "it is" : "they are")",
        isSorting ? "no day is moved across such a line" : nil, "`haru-ledger check` says why"),
      ja: Sentence(
        "\(lines)は読めないため、そのままにしました", isSorting ? "このような行を越えて日付を動かすことはありません" : nil,
        "`haru-ledger check` で理由がわかります"))
  }

  /// That a file was left alone, because its form would have another meaning. It is a fault of the program.
  func notFormatted(_ path: String) -> Sentence {
    pick(
      ko: Sentence("다듬으면 내용이 달라져서 아무것도 쓰지 않았어요: \(shown(path))", "haru-ledger의 버그예요. 이 파일과 함께 알려 주세요"),
      en: Sentence(
        "nothing was written: formatting would change what \(shown(path)) means",
        "this is a bug in haru-ledger; please report it with the file"),
      ja: Sentence("整えると内容が変わるため、何も書き込みませんでした: \(shown(path))", "haru-ledger の不具合（バグ）です。このファイルとともにお知らせください"))
  }
}
