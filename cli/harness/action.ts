import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { check } from "./check.ts"
import { init } from "./init/action.ts"
import { test } from "./test.ts"

/** Begins a harness, tries an agent, or judges the record of one. */
export async function harness(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [verb, ...rest] = given.positional
  switch (verb) {
    case "test":
      return test(terminal, rest, given)
    case "check":
      return check(terminal, rest, given)
    case "init":
      return init(terminal, rest, given)
    default:
      throw new UsageError(`harness does init, test or check, not ${verb ?? "nothing"}`)
  }
}
