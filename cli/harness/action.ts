import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { check } from "./check.ts"
import { init } from "./init/action.ts"
import { ociOptions } from "./oci/options.ts"
import { test } from "./test.ts"

/** Begins a harness, tries an agent, judges the record of one, or builds the image of one. */
export async function harness(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [verb, ...rest] = given.positional
  switch (verb) {
    case "test":
      // Behind the two dashes it would be the name of an agent's command.
      if (rest[0] === "oci" && (given.behindDashes ?? 0) < rest.length)
        return (await import("./oci/action.ts")).testOci(terminal, rest.slice(1), given)
      return test(terminal, rest, withoutOci(given))
    case "check":
      return check(terminal, rest, withoutOci(given))
    case "init":
      return init(terminal, rest, withoutOci(given))
    case "image":
      return (await import("./image/action.ts")).image(terminal, rest, withoutOci(given))
    default:
      throw new UsageError(`harness does init, test, check or image, not ${verb ?? "nothing"}`)
  }
}

/** The arguments of a verb that tests no image. */
function withoutOci(given: Arguments): Arguments {
  const stray = ociOptions.find(({ name }) => given.options[name] !== undefined || given.lists[name] !== undefined)
  if (stray !== undefined)
    throw new UsageError(`--${stray.name} is of harness test oci: leave it out, or test an image`)
  return given
}
