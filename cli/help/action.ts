import type { Arguments, Command, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { noCommand } from "../no-command.ts"
import { helpOf, overview } from "./help.ts"

/** Prints the help of the command that is named, or of them all. */
export async function help(terminal: Terminal, given: Arguments, commands: readonly Command[]): Promise<ExitCode> {
  const [name, ...more] = given.positional
  if (more.length > 0) throw new UsageError(`help takes one command, and got ${given.positional.join(" ")}`)
  if (name === undefined) {
    terminal.out(`${overview(terminal, commands)}\n`)
    return 0
  }
  const command = commands.find((each) => each.name === name)
  if (command === undefined) throw new UsageError(noCommand(name, commands))
  terminal.out(`${helpOf(terminal, command)}\n`)
  return 0
}
