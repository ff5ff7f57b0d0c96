import { optionText, sentence, usageOf } from "../generators/text/usage.ts"
import type { Command } from "./command.ts"

/** The help of the whole command, grouped, with one line a command. */
export function overview(command: string, version: string, commands: readonly Command[]): string {
  const groups = [...new Set(commands.map(({ group }) => group))]
  const width = Math.max(...commands.map(({ name }) => name.length))
  const sections = groups.map((group) => {
    const lines = commands
      .filter((each) => each.group === group)
      .map((each) => `  ${each.name.padEnd(width)}  ${each.says}`)
    return `${group}\n${lines.join("\n")}`
  })
  const examples = commands
    .flatMap((each) => each.examples.slice(0, 2))
    .map(({ line, says }) => [`  ${command} ${line}`, says] as const)
  return [
    `${command} ${version}`,
    `Usage: ${command} COMMAND [OPTION…]`,
    ...sections,
    `Examples\n${aligned(examples)}`,
    `Exit codes: 0 clean, 1 drift or findings, 2 wrong usage or an internal error.\nMore on one command: ${command} help COMMAND`,
  ].join("\n\n")
}

/** The help of one command. */
export function helpOf(command: string, described: Command): string {
  const options = described.options.map((option) => [`  ${optionText(option)}`, option.says] as const)
  const examples = described.examples.map(({ line, says }) => [`  ${command} ${line}`, says] as const)
  return [
    `Usage: ${usageOf(command, described)}`,
    sentence(described.says),
    ...(options.length > 0 ? [`Options\n${aligned(options)}`] : []),
    ...(examples.length > 0 ? [`Examples\n${aligned(examples)}`] : []),
  ].join("\n\n")
}

function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`).join("\n")
}
