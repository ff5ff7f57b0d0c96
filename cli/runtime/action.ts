import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { again } from "../harness/watch.ts"
import { planned, watched } from "./plan.ts"
import { tryModes } from "./try-modes.ts"

/** Tries an agent on made-up turns; with `--watch` again at each change of what it is made of, the manifest among it. */
export async function runtime(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [verb, ...command] = given.positional
  if (verb !== "dev") throw new UsageError(`runtime does dev, not ${verb ?? "nothing"}`)
  const once = async (): Promise<ExitCode> => tryModes(terminal, planned(terminal, command, given), given)
  if (given.options["watch"] !== true) return once()
  return again(terminal, watched(terminal, command, given), async () => {
    try {
      return await once()
    } catch (thrown) {
      // Whoever is in the middle of an edit wants to go on with it.
      if (!(thrown instanceof UsageError)) throw thrown
      terminal.err(`${terminal.command}: ${thrown.message}\n`)
      return 2
    }
  })
}
