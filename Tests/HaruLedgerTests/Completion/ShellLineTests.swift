import Testing

@testable import haru_ledger

/// Lines of a shell, taken apart and put together again.
@Suite struct ShellLineTests {
  @Test(
    arguments: [
      ("", .bash, [], ""),
      ("haru-ledger", .bash, [], "haru-ledger"),
      ("haru-ledger ", .bash, ["haru-ledger"], ""),
      ("haru-ledger  start\t독", .zsh, ["haru-ledger", "start"], "독"),
      (#"a 영어\ 단어 b\"#, .bash, ["a", "영어 단어"], "b"),
      (#"a '영어 \단'어 "x \y \$ \` \"" "#, .bash, ["a", #"영어 \단어"#, #"x \y $ ` ""#], ""),
      (#"a 'it\'s' "\`" "#, .fish, ["a", "it's", #"\`"#], ""),
      (#"a $'it\'s' $x "#, .zsh, ["a", "it's", "$x"], ""),
      (#"a "" '' b"#, .bash, ["a", "", ""], "b"),
      ("a \"open 'x", .bash, ["a"], "open 'x"),
      ("a ~/b ~c '~/d' ~", .bash, ["a", "/home/haru/b", "~c", "~/d"], "~"),
      ("a one\\\ntwo ", .bash, ["a", "onetwo"], ""),
    ] as [(String, Shell, [String], String)])
  func words(line: String, shell: Shell, words: [String], current: String) {
    let read = ShellLine(line, shell, home: "/home/haru")
    #expect(read.words == words)
    #expect(read.current == current)
  }

  private static let breaks = " \t\n\"'@><=;|&(:"

  /// What replaces the word at the end of a line.
  private func replacement(_ line: String, _ value: String, _ shell: Shell, breaks: String = Self.breaks) -> String? {
    ShellText(shell: shell, line: ShellLine(line, shell, breaks: breaks)).replacement(value)
  }

  @Test(arguments: Shell.allCases) func plainTextIsNotQuoted(shell: Shell) {
    for text in ["독서", "読書", "toeic-900", "2026/main.haru", "a_b,c+d%", "é"] {
      #expect(replacement("a ", text, shell) == text)
    }
  }

  @Test func whatAShellWouldTakeForItsOwnIsQuoted() {
    for shell in [Shell.bash, .zsh] {
      #expect(replacement("a ", "영어 단어", shell) == #"영어\ 단어"#)
      #expect(replacement("a ", "$x`;'!#&|<>(){}[]*?~^", shell) == ##"\$x\`\;\'\!\#\&\|\<\>\(\)\{\}\[\]\*\?\~\^"##)
      #expect(replacement("a ", "#공부", shell) == ##"\#공부"##)
      #expect(replacement("a ", "=ls", shell) == #"\=ls"#)
      #expect(replacement("a '", "it's $x", shell) == #"it'\''s $x"#)
      #expect(replacement("a \"", #"say "$x`!\"#, shell) == #"say \"\$x\`"'!'"\\"#)
      #expect(replacement("a $'", #"it's \"#, shell) == #"it\'s \\"#)
      #expect(replacement("a ~/l", "~/led ger/", shell) == #"~/led\ ger/"#)
      #expect(replacement("a '~", "~/x", shell) == "~/x")
      #expect(replacement("a ", "~x", shell) == #"\~x"#)
    }
    #expect(replacement("a '", "it's $x", .fish) == "it's $x")
  }

  @Test func bashIsGivenWhatFollowsItsLastBreak() {
    #expect(replacement("a --format=j", "--format=json", .bash) == "json")
    #expect(replacement("a --format=j", "--format=json", .bash, breaks: " ") == "--format=json")
    #expect(replacement("a Re:", "Re: zero", .bash) == #"\ zero"#)
    #expect(replacement(#"a Re\:"#, "Re: zero", .bash) == #"Re:\ zero"#)
    #expect(replacement("a 'Re:", "Re: zero", .bash) == "Re: zero")
    #expect(replacement("a --tag='#공", "--tag=#공부", .bash) == "#공부")
    #expect(replacement("a 'b'", "bc", .bash) == nil)
    #expect(replacement("a re:", "Re: zero", .bash) == nil)
  }

  @Test func zshIsGivenTheWholeWord() {
    #expect(replacement("a --format=j", "--format=json", .zsh) == "--format=json")
    #expect(replacement("a '#공", "#공부", .zsh) == "#공부")
    #expect(replacement("a --tag='#공", "--tag=#공부", .zsh) == "--tag='#공부")
    #expect(replacement("a 'b'c", "bcd", .zsh) == nil)
  }
}
