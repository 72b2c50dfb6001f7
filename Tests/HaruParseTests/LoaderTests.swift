import Testing

@testable import HaruParse

/// Files that include others (SPEC, Include). The files are in memory.
@Suite struct LoaderTests {
  /// Loads `mains` and describes what was read: the paths in order, and each problem as `path:line problem`.
  private func load(
    _ files: [String: MemoryFiles.Node], _ mains: [String] = ["/l/main.haru"]
  ) throws -> (paths: [String], problems: [String], document: Document) {
    let document = try Loader.load(mains, MemoryFiles(files).access)
    var problems: [String] = []
    for group in document.diagnostics.sorted() {
      for location in [group.first.location] + group.also {
        let source = document.files[Int(location.file.index)]
        let line = source.bytes[..<Int(location.range.start)].count { $0 == UInt8(ascii: "\n") } + 1
        problems.append("\(source.path):\(line) `\(source.text(location.range))` \(group.first.problem)")
      }
    }
    #expect(document.skippedLines + document.entries.count <= document.lines)
    return (document.files.map(\.path), problems, document)
  }

  @Test func aPathIsRelativeToItsFile() throws {
    let result = try load([
      "/l/main.haru": .text("include a.haru\ninclude sub/b.haru\ninclude ./a.haru\n"), "/l/a.haru": .text("; a\n"),
      "/l/sub/b.haru": .text("include c.haru\ninclude ../d.haru\n"), "/l/sub/c.haru": .text("; c\n"),
      "/l/d.haru": .text("; d\n"),
    ])
    #expect(result.problems == [])
    #expect(result.paths == ["/l/main.haru", "/l/a.haru", "/l/sub/b.haru", "/l/sub/c.haru", "/l/sub/../d.haru"])
  }

  @Test func aRelativeMainFileKeepsItsPathsRelative() throws {
    let files: [String: MemoryFiles.Node] = [
      "/home/main.haru": .text("include 2026/*.haru\n"), "/home/2026/a.haru": .text(""),
      "/home/l/main.haru": .text("include a.haru\n"),
      "/home/l/a.haru": .text(""),
    ]
    #expect(try load(files, ["main.haru"]).paths == ["main.haru", "2026/a.haru"])
    #expect(try load(files, ["l/main.haru"]).paths == ["l/main.haru", "l/a.haru"])
  }

  @Test func eachFileStartsWithNoDayAndNoGoal() throws {
    let result = try load([
      "/l/main.haru": .text("goal g start=2026-07-01\n2026-07-06\ninclude a.haru\n1h 독서\nquest * >= 1h per day\n"),
      "/l/a.haru": .text("1h 독서\n| x\nquest * >= 1h per day\n2026-08-01\n2h 독서\n"),
    ])
    #expect(
      result.problems == ["/l/a.haru:1 `1h` entryBeforeDate", "/l/a.haru:3 `quest` questOutsideGoal"])
    #expect(
      result.document.entries.positions.map { result.document.day(of: $0).description } == [
        "2026-07-06", "2026-08-01",
      ])
    #expect(result.document.file(of: Position(0)) == FileID(0))
    #expect(result.document.file(of: Position(1)) == FileID(1))
    #expect(result.document.quests.map(\.file) == [FileID(0)])
  }

  @Test func entriesKnowTheirFiles() throws {
    let day = "2026-07-06\n1h 독서\n"
    let result = try load([
      "/l/main.haru": .text("include *.haru\n"), "/l/a.haru": .text(""), "/l/b.haru": .text(day + "2h 독서\n"),
      "/l/c.haru": .text("; nothing\n"), "/l/d.haru": .text(day), "/l/e.haru": .text(""),
    ])
    let names = result.document.entries.positions.map { result.paths[Int(result.document.file(of: $0).index)] }
    #expect(names == ["/l/b.haru", "/l/b.haru", "/l/d.haru"])
  }

  private static let tree: [String: MemoryFiles.Node] = [
    "/l/a.haru": .text(""), "/l/b.haru": .text(""), "/l/c.haru": .text(""), "/l/ab.haru": .text(""),
    "/l/notes.txt": .text(""),
    "/l/.hidden.haru": .text(""), "/l/.git/x.haru": .text(""), "/l/folder.haru/inner.haru": .text(""),
    "/l/2026/01.haru": .text(""),
    "/l/2026/02.haru": .text(""), "/l/2026/10.haru": .text(""), "/l/2026/old/09.haru": .text(""),
    "/l/2027/01.haru": .text(""),
    "/l/한글.haru": .text(""), "/l/].haru": .text(""),
  ]

  @Test(
    arguments: [
      ("*.haru", ["].haru", "a.haru", "ab.haru", "b.haru", "c.haru", "한글.haru"]),
      ("?.haru", ["].haru", "a.haru", "b.haru", "c.haru"]), ("[a-b].haru", ["a.haru", "b.haru"]),
      ("[ac].haru", ["a.haru", "c.haru"]),
      ("[!a-b].haru", ["].haru", "c.haru"]), ("[^a].haru", ["].haru", "b.haru", "c.haru"]), ("[]].haru", ["].haru"]),
      ("[!]].haru", ["a.haru", "b.haru", "c.haru"]), ("a*", ["a.haru", "ab.haru"]), ("*b.haru", ["ab.haru", "b.haru"]),
      ("??.haru", ["ab.haru", "한글.haru"]), ("\u{1112}\u{1161}\u{11AB}*.haru", ["한글.haru"]),
      ("2026/*.haru", ["2026/01.haru", "2026/02.haru", "2026/10.haru"]),
      ("./2026/0?.haru", ["2026/01.haru", "2026/02.haru"]),
      ("202*/01.haru", ["2026/01.haru", "2027/01.haru"]),
      (
        "*/*.haru",
        [
          "2026/01.haru", "2026/02.haru", "2026/10.haru", "2027/01.haru", "folder.haru/inner.haru",
        ]
      ),
      ("**/0?.haru", ["2026/01.haru", "2026/02.haru", "2026/old/09.haru", "2027/01.haru"]),
      ("2026/**", ["2026/01.haru", "2026/02.haru", "2026/10.haru", "2026/old/09.haru"]),
      ("**/**/old/**/*.haru", ["2026/old/09.haru"]), ("**/a.haru", ["a.haru"]),
      ("*", ["].haru", "a.haru", "ab.haru", "b.haru", "c.haru", "한글.haru"]),
      ("2026/../[a].haru", ["2026/../a.haru"]), ("[.haru", []), ("x*.haru", []),
      ("*/", []),
    ] as [(String, [String])])
  func globs(pattern: String, expected: [String]) throws {
    var files = Self.tree
    files["/l/main.txt"] = .text("include \"\(pattern)\"\n")
    let result = try load(files, ["/l/main.txt"])
    #expect(result.problems == [])
    #expect(result.paths.dropFirst().map { String($0.dropFirst("/l/".count)) } == expected)
  }

  @Test(arguments: [
    (String(repeating: "**/", count: 35_000) + "a.haru", ["a.haru"]),
    (String(repeating: "**/*/", count: 20_000) + "a.haru", []),
    (String(repeating: "2026/../", count: 300) + "a.haru", [String(repeating: "2026/../", count: 300) + "a.haru"]),
  ])
  func patternsOfManyPartsAreFollowedStepByStep(pattern: String, expected: [String]) throws {
    try globs(pattern: pattern.replacing("a.haru", with: "[a].haru"), expected: expected)
  }

  @Test func aGlobLeavesOutTheFilesThatAreBeingRead() throws {
    let result = try load([
      "/l/main.haru": .text("include *.haru\ninclude *.haru\n"), "/l/a.haru": .text("include *.haru\n"),
      "/l/b.haru": .text(""),
    ])
    #expect(result.problems == [])
    #expect(result.paths == ["/l/main.haru", "/l/a.haru", "/l/b.haru"])
  }

  @Test(arguments: [
    "../x.haru", "/x.haru", "/l/a.haru", "sub/../../x.haru", "link.haru", "links/x.haru", "../missing.haru",
    "../*.haru", "/*.haru", "links/*.haru",
  ])
  func nothingOutsideIsRead(pattern: String) throws {
    let result = try load([
      "/l/main.haru": .text("; 1\n  include \(pattern) ; note\n"), "/l/a.haru": .text(""), "/x.haru": .text("secret\n"),
      "/other/x.haru": .text("secret\n"), "/l/link.haru": .link("/x.haru"), "/l/links": .link("/other"),
      "/l/sub/y.haru": .text(""),
    ])
    #expect(result.paths == ["/l/main.haru"])
    #expect(result.problems.count == 1)
    #expect(result.problems[0].hasPrefix("/l/main.haru:2 `\(pattern)` includeOutside"), "\(result.problems)")
    #expect(result.document.skippedLines == 1)
  }

  /// A ledger of a stranger may name neither hidden files nor others than ledgers: it would read them, and recording would write to them.
  @Test(arguments: [
    "notes.txt", "notes", "*.txt", "notes.t?t", ".hidden.haru", ".h*.haru", ".git/x.haru", ".git/*.haru",
    "./.git/x.haru",
    "sub/.x/y.haru", ".haru", "sub/.haru", "hidden-link.haru", "text-link.haru", "hidden-folder/x.haru", ".link/a.haru",
    "a.HARU",
    "a.haru.txt", ".\u{308}x.haru", ".*/x.haru",
  ])
  func onlyLedgersThatAreNotHiddenAreRead(pattern: String) throws {
    let secret = MemoryFiles.Node.text("secret\n")
    let result = try load([
      "/l/main.haru": .text("include \"\(pattern)\"\n"), "/l/notes.txt": secret, "/l/notes": secret,
      "/l/.hidden.haru": secret,
      "/l/.git/x.haru": secret, "/l/sub/.x/y.haru": secret, "/l/.haru": secret, "/l/sub/.haru": secret,
      "/l/a.HARU": secret,
      "/l/hidden-link.haru": .link("/l/.hidden.haru"), "/l/text-link.haru": .link("/l/notes.txt"),
      "/l/hidden-folder": .link("/l/.git"), "/l/.link": .link("/l/sub"), "/l/sub/a.haru": secret,
      "/l/a.haru.txt": secret,
      "/l/.\u{308}x.haru": secret,
    ])
    #expect(result.paths == ["/l/main.haru"])
    #expect(result.problems.count == 1 && result.problems[0].contains("notLedgerFile"), "\(result.problems)")
    #expect(result.document.skippedLines == 1)
  }

  @Test func aGlobPassesOverOtherFiles() throws {
    let result = try load([
      "/l/main.haru": .text("include 2026/*\n"), "/l/2026/a.haru": .text(""), "/l/2026/photo.jpg": .text("\u{1}"),
      "/l/2026/README": .text("hello"),
    ])
    #expect(result.problems == [])
    #expect(result.paths == ["/l/main.haru", "/l/2026/a.haru"])
  }

  @Test func aNameThatBeginsLikeTheFolderIsOutside() throws {
    let result = try load(["/l/main.haru": .text("include ../l2/x.haru\n"), "/l2/x.haru": .text("")])
    #expect(result.problems == ["/l/main.haru:1 `../l2/x.haru` includeOutside(path: \"/l/../l2/x.haru\")"])
  }

  @Test func linksWithinTheFolderAreFollowed() throws {
    let result = try load([
      "/l/main.haru": .text("include link.haru\ninclude dir/*.haru\n"), "/l/a/b.haru": .text(""),
      "/l/link.haru": .link("/l/a/b.haru"),
      "/l/dir": .link("/l/a"), "/l/a/c.haru": .text(""),
    ])
    #expect(result.problems == [])
    #expect(result.paths == ["/l/main.haru", "/l/link.haru", "/l/dir/c.haru"])
  }

  /// A glob finds the name of a link whatever it leads to.
  @Test func aGlobTellsOfLinksToNothing() throws {
    let result = try load([
      "/l/main.haru": .text("include *.haru\n"), "/l/a.haru": .text(""), "/l/gone.haru": .link("/l/nowhere.haru"),
    ])
    #expect(result.problems == ["/l/main.haru:1 `*.haru` includeMissing(path: \"/l/gone.haru\")"])
    #expect(result.paths == ["/l/main.haru", "/l/a.haru"])
  }

  /// Links in a circle are told as such; of all else that cannot be reached the file is missing.
  @Test func linksInACircle() throws {
    var access = MemoryFiles(["/l/main.haru": .text("include round.haru\ninclude none.haru\n")]).access
    let whole = access.read
    access.read = { path throws(FileError) in
      if path == "/l/round.haru" { throw .linkLoop }
      return try whole(path)
    }
    let problems = try Loader.load(["/l/main.haru"], access).diagnostics.sorted().map(\.first.problem)
    #expect(
      problems == [.unreadableFile(path: "/l/round.haru", reason: .linkLoop), .includeMissing(path: "/l/none.haru")])
  }

  @Test func linksToFoldersAboveEnd() throws {
    let result = try load([
      "/l/main.haru": .text("include **/*.haru\n"), "/l/a/b.haru": .text(""), "/l/a/up": .link("/l"),
      "/l/a/self": .link("/l/a"),
      "/l/a/circle": .link("/l/a/circle"), "/l/z.haru": .text(""),
    ])
    #expect(result.problems == [])
    #expect(result.document.files.count == 3)
  }

  @Test func aGlobTellsOfFoldersAndFilesOutsideOnce() throws {
    let result = try load([
      "/l/main.haru": .text("include **/*.haru\n"), "/l/root": .link("/"), "/l/x.haru": .link("/x.haru"),
      "/x.haru": .text("secret"),
      "/other/y.haru": .text("secret"), "/l/a.haru": .text(""),
    ])
    #expect(
      result.problems == [
        "/l/main.haru:1 `**/*.haru` includeOutside(path: \"/l/root\")",
        "/l/main.haru:1 `**/*.haru` includeOutside(path: \"/l/x.haru\")",
      ])
    #expect(result.document.skippedLines == 1)
    #expect(result.paths == ["/l/main.haru", "/l/a.haru"])
  }

  @Test func cyclesAreToldWhereTheyClose() throws {
    let result = try load([
      "/l/main.haru": .text("include a.haru\n"), "/l/a.haru": .text("\ninclude b.haru\n"),
      "/l/b.haru": .text("include ./main.haru\n"),
    ])
    #expect(result.problems == ["/l/b.haru:1 `./main.haru` includeCycle(path: \"/l/./main.haru\")"])
    let itself = try load(["/l/main.haru": .text("include main.haru\n")])
    #expect(itself.problems == ["/l/main.haru:1 `main.haru` includeCycle(path: \"/l/main.haru\")"])
    let linked = try load(["/l/main.haru": .text("include a.haru\n"), "/l/a.haru": .link("/l/main.haru")])
    #expect(linked.problems == ["/l/main.haru:1 `a.haru` includeCycle(path: \"/l/a.haru\")"])
  }

  @Test func aFileReachedTwiceIsReadOnce() throws {
    let result = try load([
      "/l/main.haru": .text("include a.haru\ninclude b.haru\ninclude a.haru\ninclude sub/../b.haru\n"),
      "/l/a.haru": .text("include c.haru\n"), "/l/b.haru": .text("include c.haru\n"),
      "/l/c.haru": .text("2026-07-06\n1h 독서\n"),
      "/l/sub/d.haru": .text(""),
    ])
    #expect(result.problems == [])
    #expect(result.paths == ["/l/main.haru", "/l/a.haru", "/l/c.haru", "/l/b.haru"])
    #expect(result.document.entries.count == 1)
  }

  @Test func missingAndUnreadableFilesAreTold() throws {
    let result = try load([
      "/l/main.haru": .text(
        "include x.haru\ninclude sub/x.haru\ninclude folder.haru\ninclude secret.haru\ninclude large.haru\ninclude dangling.haru\n"
      ),
      "/l/sub/y.haru": .text(""), "/l/folder.haru/y.haru": .text(""), "/l/secret.haru": .failure(.permissionDenied),
      "/l/large.haru": .failure(.tooLarge),
      "/l/dangling.haru": .link("/l/gone.haru"),
    ])
    #expect(
      result.problems == [
        "/l/main.haru:1 `x.haru` includeMissing(path: \"/l/x.haru\")",
        "/l/main.haru:2 `sub/x.haru` includeMissing(path: \"/l/sub/x.haru\")",
        "/l/main.haru:3 `folder.haru` unreadableFile(path: \"/l/folder.haru\", reason: HaruParse.FileError.isDirectory)",
        "/l/main.haru:4 `secret.haru` unreadableFile(path: \"/l/secret.haru\", reason: HaruParse.FileError.permissionDenied)",
        "/l/main.haru:5 `large.haru` fileTooLarge",
        "/l/main.haru:6 `dangling.haru` includeMissing(path: \"/l/dangling.haru\")",
      ])
    #expect(result.document.skippedLines == 6)
    #expect(result.document.files.count == 1)
  }

  @Test func aGlobWithUnreadableFilesCountsOnce() throws {
    let result = try load([
      "/l/main.haru": .text("include *.haru\n"), "/l/a.haru": .failure(.permissionDenied),
      "/l/b.haru": .failure(.permissionDenied),
      "/l/c.haru": .text(""), "/l/d.haru": .link("/l/gone.haru"),
    ])
    #expect(result.problems.count == 3)
    #expect(result.document.skippedLines == 1)
    #expect(result.paths == ["/l/main.haru", "/l/c.haru"])
  }

  private func chain(_ length: Int) -> [String: MemoryFiles.Node] {
    var files: [String: MemoryFiles.Node] = ["/l/main.haru": .text("include 2.haru\n")]
    for depth in 2..<length { files["/l/\(depth).haru"] = .text("include \(depth + 1).haru\n") }
    files["/l/\(length).haru"] = .text("; the end\n")
    return files
  }

  @Test func sixtyFourFilesDeep() throws {
    let deepest = try load(chain(64))
    #expect(deepest.problems == [])
    #expect(deepest.document.files.count == 64)
    for length in [65, 1_000] {
      let result = try load(chain(length))
      #expect(result.problems == ["/l/64.haru:1 `65.haru` includeTooDeep"])
      #expect(result.document.files.count == 64)
    }
  }

  @Test func severalMainFilesAreOneLedger() throws {
    let files: [String: MemoryFiles.Node] = [
      "/l/a.haru": .text("include b.haru\n2026-07-06\n1h 독서\n"), "/l/b.haru": .text(""),
      "/m/c.haru": .text("include d.haru\n1h 독서\n"),
      "/m/d.haru": .text(""), "/l/link.haru": .link("/l/a.haru"),
    ]
    let result = try load(files, ["/l/a.haru", "/m/c.haru", "/l/b.haru", "/l/link.haru", "/l/a.haru"])
    #expect(result.paths == ["/l/a.haru", "/l/b.haru", "/m/c.haru", "/m/d.haru"])
    #expect(result.problems == ["/m/c.haru:2 `1h` entryBeforeDate"])
    #expect(try load(files, []).paths == [])
  }

  @Test func aMainFileThatCannotBeReadIsAnError() {
    let files = MemoryFiles(["/l/a.haru": .failure(.permissionDenied), "/l/sub/b.haru": .text("")])
    for (path, reason) in [
      ("/l/a.haru", FileError.permissionDenied), ("/l/none.haru", .notFound), ("/l/sub", .isDirectory),
    ] {
      #expect(throws: LoadError(path: path, reason: reason)) { try Loader.load([path], files.access) }
    }
  }

  @Test func standardInputIncludesFromTheCurrentFolder() throws {
    var access = MemoryFiles(["/home/a.haru": .text("; a\n"), "/x.haru": .text("")]).access
    let read = access.read
    access.read = { (path) throws(FileError) in
      path == "-" ? Array("include a.haru\ninclude [a].haru\ninclude ../x.haru\n".utf8) : try read(path)
    }
    let document = try Loader.load(["-", "-"], access)
    #expect(document.files.map(\.path) == ["-", "a.haru"])
    #expect(document.diagnostics.sorted().map(\.first.problem) == [.includeOutside(path: "../x.haru")])
    #expect(document.diagnostics.sorted()[0].first.location == Location(FileID(0), ByteRange(40, 49)))
  }

  @Test func manySmallFiles() throws {
    var files: [String: MemoryFiles.Node] = ["/l/main.haru": .text("include d/*.haru\n")]
    for number in 0..<2_000 { files["/l/d/\(number).haru"] = .text("2026-07-06\n1h 독서\n") }
    let result = try load(files)
    #expect(result.document.entries.count == 2_000)
    #expect(result.problems == [])
  }
}
