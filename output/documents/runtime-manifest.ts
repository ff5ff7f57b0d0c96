// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/**
 * What an author says of an agent that a One Horizon worker is to run: its command, and the modes
 * of tasks that it takes on.
 */
export interface RuntimeManifest {
  /** The form of the manifest. */
  readonly version: 1
  /** What the agent is called, in words of lower-case letters and digits. */
  readonly name: string
  /**
   * The program that speaks the Agent Client Protocol, and its arguments. It starts where the
   * manifest lies.
   */
  readonly command: readonly string[]
  /** The modes of tasks that it declares. Each is tried by itself. */
  readonly modes: readonly ("code" | "plan" | "review" | "research")[]
}

const fact = "document/runtime-manifest"
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const PATTERN2 = /^[^\u0000]*$/u
const MEMBERS = ["version", "name", "command", "modes"]

/**
 * Reads `RuntimeManifest`: the value itself, or the first thing that is wrong with it by
 * `document/runtime-manifest`.
 */
export function decodeRuntimeManifest(input: unknown): Result<RuntimeManifest> {
  return settle(input, faultOfRuntimeManifest(input, false))
}

/**
 * Parses a text and reads `RuntimeManifest` from it, as `decodeRuntimeManifest` does. Never throws.
 */
export function decodeRuntimeManifestText(text: string): Result<RuntimeManifest> {
  return settleText(text, fact, faultOfRuntimeManifest)
}

function faultOfRuntimeManifest(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const version = value["version"]
  if (version !== 1) return invalid(fact, ["version"], "1", version)
  const name = value["name"]
  if (typeof name !== "string" || !within(name, 1, 64) || !PATTERN.test(name))
    return invalid(
      fact,
      ["name"],
      "text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$",
      name,
    )
  const command = value["command"]
  if (!Array.isArray(command) || command.length < 1 || command.length > 257)
    return invalid(fact, ["command"], "list of 1 to 257", command)
  for (let index = 0; index < command.length; index++) {
    const item: unknown = command[index]
    if (typeof item !== "string" || !within(item, 1, 4096) || !PATTERN2.test(item))
      return invalid(
        fact,
        ["command", index],
        "text of 1 to 4096 code points matching ^[^\\u0000]*$",
        item,
      )
  }
  const modes = value["modes"]
  if (!Array.isArray(modes) || modes.length < 1 || modes.length > 4)
    return invalid(fact, ["modes"], "list of 1 to 4", modes)
  for (let index = 0; index < modes.length; index++) {
    const item: unknown = modes[index]
    if (item !== "code" && item !== "plan" && item !== "review" && item !== "research")
      return invalid(fact, ["modes", index], 'one of "code", "plan", "review", "research"', item)
  }
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS)
  return null
}
