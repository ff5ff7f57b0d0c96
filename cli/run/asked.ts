import { nearNames } from "../../model/near-names.ts"
import { harnesses } from "../../runtime/index.ts"
import type { Arguments } from "../command.ts"
import { UsageError } from "../command.ts"

/** What is to be run. */
export interface Asked {
  readonly command: string
  readonly args: readonly string[]
  readonly prompt: string
  /** The npm packages that bring the command; empty: nobody has said. */
  readonly packages: readonly string[]
}

/** What a command line asks for: a harness of the catalog and a prompt, or a prompt and any command. */
export function asked(given: Arguments): Asked {
  const prompt = given.options["prompt"]
  const [first, second, ...own] = given.positional
  if (typeof prompt === "string") {
    if (first === undefined) throw new UsageError("run needs the command that starts the agent, after --")
    return { command: first, args: given.positional.slice(1), prompt, packages: [] }
  }
  if (first === undefined) throw new UsageError("run needs a prompt, and the command that starts the agent after --")
  const harness = harnesses.find(({ name }) => name === first)
  if (harness === undefined) {
    const [near] = nearNames(
      first,
      harnesses.map(({ name }) => name),
    )
    throw new UsageError(
      `the catalog has no harness ${first}${near === undefined ? "" : `; nearest is ${near}`}. To run a command: --prompt TEXT -- ${first}`,
    )
  }
  if (second === undefined) throw new UsageError(`run ${first} needs a prompt`)
  const [command, ...args] = own
  if (command !== undefined) return { command, args, prompt: second, packages: [] }
  const { launch } = harness
  if (launch === null)
    throw new UsageError(
      `the catalog knows ${first}, but not how it is started. Give its command after --: run ${first} "PROMPT" -- CMD`,
    )
  return { ...launch, prompt: second }
}
