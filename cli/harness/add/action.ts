import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { answer } from "../../platform/answer.ts"
import { withPlatform } from "../../platform/platform.ts"
import { onlyTakes } from "../only-takes.ts"
import { profileIn } from "./asked.ts"
import { ofSource } from "./options.ts"
import type { AddedSource } from "./options.ts"

/** Makes a harness profile from an image, a recipe, an entry of the catalog, or a release. It begins unverified. */
export async function addHarness(
  terminal: Terminal,
  [source = "nothing", ...more]: readonly string[],
  given: Arguments,
): Promise<ExitCode> {
  if (!isSource(source)) throw new UsageError(`harness add does ${Object.keys(ofSource).join(", ")}, not ${source}`)
  const [stray] = more
  if (stray !== undefined)
    throw new UsageError(
      source === "oci"
        ? `add oci takes flags alone, and got ${stray}; an argument of the program is given as --arg=${stray} or --argv=${stray}`
        : `add ${source} takes flags alone, and got ${stray}`,
    )
  onlyTakes(`add ${source}`, ofSource[source], given)
  const request = profileIn(terminal.cwd, source, given)
  return withPlatform(terminal, given, async ({ client, once }) => {
    const record = await client.harnessRuntime.profiles.create(request, once())
    const { name, id, version } = record
    const text = [
      `Added ${name} (${id}), version ${version.number}, driven by ${version.driver}.`,
      "It is unverified: nothing runs by it before a report of its exact tuple.",
      `Next: ${terminal.command} harness verify ${name} --model MODEL_PROFILE --wait`,
    ].join("\n")
    return answer(terminal, given, record, text)
  })
}

function isSource(source: string): source is AddedSource {
  return Object.hasOwn(ofSource, source)
}
