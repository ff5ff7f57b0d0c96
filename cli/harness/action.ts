import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { check } from "./check.ts"
import { test } from "./test.ts"

/** Tries an agent, or judges the record of one. */
export async function harness(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [verb, ...rest] = given.positional
  switch (verb) {
    case "test":
      // Behind the two dashes it would be the name of an agent's command.
      if (rest[0] === "oci" && (given.behindDashes ?? 0) < rest.length)
        return (await import("./oci/action.ts")).testOci(terminal, rest.slice(1), given)
      return test(terminal, rest, given)
    case "check":
      return check(terminal, rest, given)
    default:
      throw new UsageError(`harness does test or check, not ${verb ?? "nothing"}`)
  }
}
