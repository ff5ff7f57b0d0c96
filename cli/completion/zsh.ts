import type { Command, Option } from "../command.ts"
import { firstWords, functionOf, valuesOf } from "./words.ts"

/** The completion script for zsh, to be sourced after `compinit` or put on `fpath` as `_COMMAND`. */
export function zsh(command: string, commands: readonly Command[]): string {
  const name = functionOf(command)
  const listed = commands.map((each) => `    ${quoted(`${each.name}:${each.says.replaceAll(":", "\\:")}`)}`)
  const cases = commands.map((each) => {
    const first = firstWords(each, commands)
    const rest = [
      ...each.options.map(argument),
      quoted("(- *)--help[explain this command]"),
      ...(first.length === 0 ? [] : [quoted(`1:${each.positional.split(" ")[0] ?? ""}:(${first.join(" ")})`)]),
    ]
    return `    ${each.name})\n      _arguments ${rest.join(" \\\n        ")} ;;`
  })
  return `#compdef ${command}
# Completion of ${command} in zsh. Load it with: source <(${command} completion zsh)
${name}() {
  local curcontext="$curcontext" state line
  local -a commands
  commands=(
${listed.join("\n")}
  )
  _arguments -C '(- *)--help[explain all commands]' '(- *)--version[print the version]' '1:command:->command' '*::argument:->argument' && return
  [[ $state == command ]] && { _describe command commands; return }
  case $line[1] in
${cases.join("\n")}
  esac
}
if [ "$funcstack[1]" = "${name}" ]; then ${name} "$@"; else compdef ${name} ${command}; fi
`
}

function argument(option: Option): string {
  const values = valuesOf(option)
  const spoken = `--${option.name}[${option.says.replaceAll(/[[\]:]/g, "\\$&")}]`
  if (values === null) return quoted(spoken)
  switch (values.kind) {
    case "words":
      return quoted(`${spoken}:${option.value}:(${values.words.join(" ")})`)
    case "folder":
      return quoted(`${spoken}:${option.value}:_files -/`)
    case "any":
      return quoted(`${spoken}:${option.value}:`)
    default:
      return values satisfies never
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
