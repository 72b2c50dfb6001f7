/// `completions`: the script by which a shell completes command lines.
enum CompletionsCommand {
  static func run(_ shell: Shell, in world: World) -> ExitStatus {
    world.output.append(CompletionScript.text(shell))
    return .done
  }
}
