/// `man`: the manual page.
enum ManCommand {
  static func run(_ common: CommonOptions, in world: World) -> ExitStatus {
    ManPage(language: common.language(besideLedgerIn: world)).write(to: world.output)
    return .done
  }
}
