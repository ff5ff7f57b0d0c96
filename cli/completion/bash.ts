import type { Command } from "../command.ts"
import { firstWords, functionOf, optionWords, valuesOf } from "./words.ts"

/** The completion script for bash, from version 3.2 on: it needs neither the package bash-completion nor this command to run. */
export function bash(command: string, commands: readonly Command[]): string {
  const name = functionOf(command)
  const values = commands.flatMap((each) =>
    each.options.flatMap((option) => {
      const known = valuesOf(option)
      if (known === null) return []
      return [
        `    "${each.name} --${option.name}") ${known.kind === "words" ? say(known.words) : askFor[known.kind]} ;;`,
      ]
    }),
  )
  const words = commands.map((each) => {
    const first = firstWords(each, commands)
    const options = optionWords(each)
    if (first.length === 0) return `    ${each.name}) ${say(options)} ;;`
    return `    ${each.name}) if [ "$COMP_CWORD" -eq 2 ]; then ${say([...first, ...options])}; else ${say(options)}; fi ;;`
  })
  return `# Completion of ${command} in bash. Load it with: source <(${command} completion bash)
${name}() {
  local IFS=$' \\t\\n' words="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}"
  COMPREPLY=()
  # --name=value arrives as three words.
  if [ "$current" = "=" ]; then current=""
  elif [ "$previous" = "=" ]; then previous="\${COMP_WORDS[COMP_CWORD - 2]}"; fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${say([...commands.map((each) => each.name), "--help", "--version"])}
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${values.join("\n")}
    *) case "\${COMP_WORDS[1]}" in
${words.join("\n")}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  return 0
}
complete -F ${name} ${command}
`
}

const askFor = {
  folder: `IFS=$'\\n'; COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2>/dev/null; return`,
  any: "return",
} as const

function say(words: readonly string[]): string {
  return `words="${words.join(" ")}"`
}
