import type { Command, Option } from "../command.ts"
import { firstWords, valuesOf } from "./words.ts"

/** The completion script for fish. */
export function fish(command: string, commands: readonly Command[]): string {
  const complete = `complete -c ${command}`
  const begun = `__fish_seen_subcommand_from ${commands.map(({ name }) => name).join(" ")}`
  const lines = commands.flatMap((each) => {
    const within = `${complete} -n '__fish_seen_subcommand_from ${each.name}'`
    const first = firstWords(each, commands)
    return [
      `${complete} -n 'not ${begun}' -a ${each.name} -d ${quoted(each.says)}`,
      ...(first.length === 0
        ? []
        : [
            `${complete} -n '__fish_seen_subcommand_from ${each.name}; and test (count (commandline -opc)) -eq 2' -a ${quoted(first.join(" "))}`,
          ]),
      ...each.options.map((option) => `${within} -l ${option.name}${valueOf(option)} -d ${quoted(option.says)}`),
    ]
  })
  return `# Completion of ${command} in fish. Load it with: ${command} completion fish | source
${complete} -f
${complete} -n 'not ${begun}' -l version -d 'print the version'
${complete} -s h -l help -d 'explain a command, or all'
${lines.join("\n")}
`
}

function valueOf(option: Option): string {
  const values = valuesOf(option)
  if (values === null) return ""
  switch (values.kind) {
    case "words":
      return ` -x -a ${quoted(values.words.join(" "))}`
    case "folder":
      return " -x -a '(__fish_complete_directories)'"
    case "any":
      return " -x"
    default:
      return values satisfies never
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, "\\$&")}'`
}
