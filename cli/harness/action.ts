import type { Arguments, ExitCode, Option, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { platformOptions } from "../platform/options.ts"
import { addOptions } from "./add/options.ts"
import { check } from "./check.ts"
import { connectOptions } from "./connect/options.ts"
import { init } from "./init/action.ts"
import { ociOptions } from "./oci/options.ts"
import { test } from "./test.ts"
import { verifyOptions } from "./verify/options.ts"

/** Begins a harness, tries an agent, judges the record of one, builds the image of one, or has one verified by a platform. */
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
    case "add":
      return (await import("./add/action.ts")).addHarness(terminal, rest, given)
    case "verify":
      return (await import("./verify/action.ts")).verifyHarness(terminal, rest, given)
    case "list":
      return (await import("./list/action.ts")).listHarnesses(terminal, rest, given)
    case "connect":
      return (await import("./connect/action.ts")).connectHarness(terminal, rest, given)
    default:
      throw new UsageError(
        `harness does init, test, check, image, add, verify, list or connect, not ${verb ?? "nothing"}`,
      )
  }
}

/** The arguments of a verb that tests no image, and asks no platform. */
function withoutOci(given: Arguments): Arguments {
  const isGiven = ({ name }: Option): boolean => given.options[name] !== undefined || given.lists[name] !== undefined
  const stray = ociOptions.find(isGiven)
  if (stray !== undefined)
    throw new UsageError(`--${stray.name} is of harness test oci: leave it out, or test an image`)
  const ofPlatform = [...addOptions, ...verifyOptions, ...connectOptions, ...platformOptions].find(isGiven)
  if (ofPlatform !== undefined)
    throw new UsageError(`--${ofPlatform.name} is of harness add, verify, list or connect: leave it out`)
  return given
}
