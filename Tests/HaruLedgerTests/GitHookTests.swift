import Foundation
import HaruParse
import Testing

/// What the test of the hook needs.
private enum GitHook {
  /// The program beside the tests.
  static let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appending(path: "haru-ledger").path

  static let canRun =
    FileManager.default.isExecutableFile(atPath: program)
    && ["/usr/bin/git", "/usr/local/bin/git"].contains(where: FileManager.default.isExecutableFile)
}

/// The hook of README.md, as it is printed, in a real repository.
@Suite(.enabled(if: GitHook.canRun)) struct GitHookTests {
  @Test(arguments: Language.allCases) func theHookChecksWhatIsStaged(language: Language) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "haru-hook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "bin/haru-ledger").path, withDestinationPath: GitHook.program)
    let page = try ReadmePage(language)
    let hook = try #require(page.blocks.first { page.lines[$0.lines].contains { $0.contains("pre-commit") } })
    let install = page.lines[hook.lines].joined(separator: "\n")
    #expect(try run("git init -q . && haru-ledger init && \(install)", in: folder) == 0)

    // Each line changes the file and commits it or not.
    let steps: [(line: String, commit: String, passes: Bool)] = [
      (": as init made it", "git add main.haru && git commit -qm 1", true),
      ("printf '2026-07-06\\n  1h 30m x\\n' >>main.haru", "git add main.haru && git commit -qm 2", false),
      // The file is right again, but what is staged is not.
      ("git show HEAD:main.haru >main.haru && echo >>main.haru && echo '; x' >>main.haru", "git commit -qm 3", false),
      (": now it is staged", "git add main.haru && git commit -qm 4", true),
      // What is staged is right, the file is not.
      ("echo '; y' >>main.haru && git add main.haru && echo nonsense >>main.haru", "git commit -qm 5", true),
      (": -a stages the wrong file", "git commit -qam 6", false),
      ("git checkout -qf HEAD main.haru && printf '\\n\\n\\n; z\\n' >>main.haru", "git commit -qam 7", false),
      ("haru-ledger fmt", "git commit -qam 8", true),
    ]
    for step in steps {
      #expect(try run(step.line, in: folder) == 0, "\(step.line)")
      #expect(try (run(step.commit, in: folder) == 0) == step.passes, "\(step.line); \(step.commit)")
    }
    #expect(try run("test \"$(git rev-list --count HEAD)\" = 4 && test -z \"$(ls \"$TMPDIR\")\"", in: folder) == 0)
  }

  /// The status of a line of shell in the repository, which knows nothing of the git that may run the tests.
  private func run(_ line: String, in folder: URL) throws -> Int32 {
    let repository = folder.appending(path: "ledger")
    let temporary = folder.appending(path: "tmp")
    for path in [repository, temporary] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = repository
    shell.environment = [
      "PATH": folder.appending(path: "bin").path + ":/usr/local/bin:/usr/bin:/bin", "HOME": folder.path,
      "TMPDIR": temporary.path, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CEILING_DIRECTORIES": folder.path,
    ]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    return shell.terminationStatus
  }
}
