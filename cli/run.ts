import { catalogFormat } from "../model/catalog.ts"
import { parse } from "./arguments.ts"
import type { Command, ExitCode, Terminal } from "./command.ts"
import { isUsageError } from "./command.ts"
import { noCommand } from "./no-command.ts"

/** Runs one command line. Never throws: wrong usage is explained, and an internal error shows its stack. */
export async function run(
  terminal: Terminal,
  commands: readonly Command[],
  args: readonly string[],
): Promise<ExitCode> {
  const [first, ...rest] = args
  if (first === "--version" || first === "-v") return print(terminal, versions(terminal))
  if (first === undefined || isHelp(first)) return explained(terminal, commands, rest)
  const command = commands.find(({ name }) => name === first)
  if (command === undefined) return refuse(terminal, noCommand(first, commands), "help")
  // What stands behind the two dashes is another program's.
  if (rest.slice(0, rest.includes("--") ? rest.indexOf("--") : rest.length).some(isHelp))
    return explained(terminal, commands, [command.name])
  try {
    return await command.run(terminal, parse(command, rest), commands)
  } catch (thrown) {
    if (isUsageError(thrown)) return refuse(terminal, thrown.message, `help ${command.name}`)
    terminal.err(
      `${terminal.command} ${command.name}: internal error\n${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n`,
    )
    return 2
  }
}

/** The command's version, and the numbers of the forms that it reads and writes. */
function versions({ command, version }: Terminal): string {
  return `${command} ${version}\ncatalog format ${catalogFormat}`
}

function isHelp(argument: string): boolean {
  return argument === "--help" || argument === "-h"
}

async function explained(
  terminal: Terminal,
  commands: readonly Command[],
  names: readonly string[],
): Promise<ExitCode> {
  const given = { positional: names.slice(0, 1), options: {}, lists: {} }
  return (await import("./help/action.ts")).help(terminal, given, commands)
}

function print(terminal: Terminal, text: string): ExitCode {
  terminal.out(`${text}\n`)
  return 0
}

function refuse(terminal: Terminal, problem: string, helping: string): ExitCode {
  terminal.err(`${terminal.command}: ${problem}\nTry: ${terminal.command} ${helping}\n`)
  return 2
}
