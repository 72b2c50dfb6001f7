/// The completions of a shell. A script only asks the program, which answers from the table of commands and the ledger, so that
/// all shells offer the same, and none has to be made anew when a command changes.
enum CompletionScript {
  /// The script of a shell.
  static func text(_ shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // Bash 3.2, which macOS has, is enough, and the package bash-completion is not needed.
  private static let bash = #"""
    # Completion of haru-ledger for bash 3.2 or later. In ~/.bashrc:
    #   eval "$(haru-ledger completions bash)"

    _haru_ledger() {
      local candidate line=${COMP_LINE:0:COMP_POINT}
      if [[ -z $line ]]; then
        local IFS=' '
        line="${COMP_WORDS[*]:0:COMP_CWORD+1}"
        line=${line// = /=}
        line=${line// : /:}
      fi
      COMPREPLY=()
      while IFS= read -r candidate; do
        COMPREPLY+=("$candidate")
      done < <(command haru-ledger __complete bash "$line" "$COMP_WORDBREAKS" 2>/dev/null)
      # What is in a folder is typed right after its slash.
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then
        compopt -o nospace 2>/dev/null
      fi
      return 0
    }

    complete -F _haru_ledger haru-ledger

    """#

  private static let zsh = #"""
    #compdef haru-ledger
    # Completion of haru-ledger for zsh. In ~/.zshrc, after compinit:
    #   eval "$(haru-ledger completions zsh)"
    # or as the file _haru-ledger in a folder of $fpath.

    _haru-ledger() {
      local line="${(j: :)words[1,CURRENT-1]} $IPREFIX$QIPREFIX$PREFIX" value name summary
      local -a values names folders
      while IFS=$'\t' read -r value name summary; do
        if [[ $value == */ ]]; then
          folders+=("$value")
        else
          # In both lists, a colon would begin the summary.
          values+=("${${value//\\/\\\\}//:/\\:}")
          names+=("${${name//\\/\\\\}//:/\\:}${summary:+:$summary}")
        fi
      done < <(command haru-ledger __complete zsh "$line" 2>/dev/null)
      # The program has chosen (-U) and quoted (-Q) them, and they stay in its order (-V).
      (( $#values )) && _describe -V haru-ledger names values -U -Q
      (( $#folders )) && compadd -U -Q -S '' -a folders
      (( $#values + $#folders ))
    }

    compdef _haru-ledger haru-ledger
    # Where this file is the function itself, it is called the first time.
    [[ $funcstack[1] != _haru-ledger ]] || _haru-ledger "$@"

    """#

  private static let fish = #"""
    # Completion of haru-ledger for fish 3.1 or later. In ~/.config/fish/config.fish:
    #   haru-ledger completions fish | source
    # or as the file ~/.config/fish/completions/haru-ledger.fish.

    function __haru_ledger_candidates
        command haru-ledger __complete fish (commandline -cp | string collect) 2>/dev/null
    end

    complete -c haru-ledger -f -k -a '(__haru_ledger_candidates)'

    """#
}
