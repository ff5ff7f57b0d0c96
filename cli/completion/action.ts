import type { Arguments, Command, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { bash } from "./bash.ts"
import { fish } from "./fish.ts"
import { shells } from "./shells.ts"
import type { Shell } from "./shells.ts"
import { zsh } from "./zsh.ts"

/** Makes a shell's script from a command's name and table. */
export type Script = (command: string, commands: readonly Command[]) => string

const scripts: { readonly [shell in Shell]: Script } = { bash, fish, zsh }

/** Prints the completion script of a shell, made from the same table that parsing and help read. */
export async function completion(
  terminal: Terminal,
  given: Arguments,
  commands: readonly Command[],
): Promise<ExitCode> {
  const [asked, ...more] = given.positional
  const shell = shells.find((each) => each === asked)
  if (shell === undefined || more.length > 0) throw new UsageError(`completion takes one shell: ${shells.join(", ")}`)
  terminal.out(scripts[shell](terminal.command, commands))
  return 0
}
