import { parse } from "./arguments.ts"
import type { Command, ExitCode, Terminal } from "./command.ts"
import { UsageError } from "./command.ts"
import { helpOf, overview } from "./help.ts"

/** Runs one command line. Never throws: wrong usage is explained, and an internal error shows its stack. */
export async function run(
  terminal: Terminal,
  commands: readonly Command[],
  args: readonly string[],
): Promise<ExitCode> {
  const [name, ...rest] = args
  if (name === "--version" || name === "-v") return print(terminal, terminal.version)
  if (name === undefined || name === "--help" || name === "-h" || (name === "help" && rest.length === 0))
    return print(terminal, overview(terminal.command, terminal.version, commands))
  const asked = name === "help" ? rest[0] : name
  const command = commands.find((each) => each.name === asked)
  if (command === undefined) return refuse(terminal, `there is no command ${asked}`, "help")
  if (name === "help" || rest.includes("--help") || rest.includes("-h"))
    return print(terminal, helpOf(terminal.command, command))
  try {
    return await command.run(terminal, parse(command, rest), commands)
  } catch (thrown) {
    if (thrown instanceof UsageError) return refuse(terminal, thrown.message, `help ${command.name}`)
    terminal.err(
      `${terminal.command} ${command.name}: internal error\n${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n`,
    )
    return 2
  }
}

function print(terminal: Terminal, text: string): ExitCode {
  terminal.out(`${text}\n`)
  return 0
}

function refuse(terminal: Terminal, problem: string, help: string): ExitCode {
  terminal.err(`${terminal.command}: ${problem}\nTry: ${terminal.command} ${help}\n`)
  return 2
}
