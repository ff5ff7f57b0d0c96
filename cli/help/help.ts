import { optionText, sentence, usageOf, wrongExit } from "../../generators/text/usage.ts"
import type { Command, Terminal } from "../command.ts"
import { aligned, wrapped } from "./columns.ts"

/** What help needs to know of the terminal. */
type Shown = Pick<Terminal, "command" | "version" | "color" | "about">

const whole =
  "Generates decoders, schemas, allow-lists, tables and pages from one catalog of facts about coding agents, and refuses what differs from it."

/** The help of the whole command: what it is for, what to type first, and one line a command in groups. */
export function overview({ command, version, color, about = whole }: Shown, commands: readonly Command[]): string {
  const groups = [...new Set(commands.map(({ group }) => group))]
  const width = Math.max(...commands.map(({ name }) => name.length))
  const head = heading(color)
  const sections = groups.map((group) => {
    const rows = commands
      .filter((each) => each.group === group)
      .map((each) => [`  ${each.name.padEnd(width)}`, each.says] as const)
    return `${head(group)}\n${aligned(rows)}`
  })
  const examples = commands
    .flatMap((each) => each.examples.slice(0, 1))
    .map(({ line, says }) => [`  ${command} ${line}`, says] as const)
  return [
    `${command} ${version}`,
    wrapped(about),
    `${head("Usage")}\n  ${command} COMMAND [OPTION…]`,
    ...sections,
    `${head("Examples")}\n${aligned(examples)}`,
    `${head("Exit codes")}\n  0  clean\n  1  drift or findings\n  2  ${wrongExit}`,
    `Colour follows the terminal; NO_COLOR turns it off, FORCE_COLOR on.\nMore on one command: ${command} help COMMAND`,
  ].join("\n\n")
}

/** The help of one command: what it does, its options, examples, and what its exit codes mean. */
export function helpOf({ command, color }: Shown, described: Command): string {
  const head = heading(color)
  const options = described.options.map((option) => [`  ${optionText(option)}`, option.says] as const)
  const examples = described.examples.map(({ line, says }) => [`  ${command} ${line}`, says] as const)
  const { clean, found } = described.exits
  const exits = [["  0", clean], ...(found === null ? [] : [["  1", found] as const]), ["  2", wrongExit]] as const
  return [
    `${head("Usage")}\n${wrapped(usageOf(command, described), "  ", "    ")}`,
    wrapped(sentence(described.says)),
    ...(Array.isArray(described.first) && described.first.length > 1
      ? [`${head(firstHeading(described.positional))}\n${wrapped(described.first.join(", "), "  ")}`]
      : []),
    ...(options.length > 0 ? [`${head("Options")}\n${aligned(options)}`] : []),
    ...(examples.length > 0 ? [`${head("Examples")}\n${aligned(examples)}`] : []),
    `${head("Exit codes")}\n${aligned(exits)}`,
  ].join("\n\n")
}

/** A placeholder is a heading itself; what is typed as it stands is one of the command's own commands. */
function firstHeading(positional: string): string {
  const [placeholder] = /^\[?[A-Z]+/.exec(positional) ?? []
  return placeholder === undefined ? "Commands" : placeholder.replace("[", "")
}

function heading(color: boolean): (text: string) => string {
  return (text) => (color ? `\u001B[1m${text}\u001B[22m` : text)
}
