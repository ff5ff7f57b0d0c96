import type { Arguments } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { connectionFile } from "../../platform/connection.ts"
import { onlyTakes } from "../only-takes.ts"

/** What is to be verified. */
export interface VerifyAsked {
  /** Name or id of a harness profile. */
  readonly harness: string
  /** Name or id of a model routing profile. */
  readonly model: string
  /** null: the one that the platform has. */
  readonly sandbox: string | null
  readonly provesPlatformMcp: boolean
  readonly waits: boolean
}

/** Reads the line of `harness verify`. Profiles that it does not name are the defaults of its connection file. */
export function verifyAsked(cwd: string, [harness, ...more]: readonly string[], given: Arguments): VerifyAsked {
  onlyTakes("verify", ["model", "model-profile", "sandbox", "prove-platform-mcp", "wait"], given)
  if (harness === undefined || more.length > 0)
    throw new UsageError("harness verify takes one NAME, that of a harness profile; harness list shows them")
  const text = (name: string): string | null => {
    const value = given.options[name]
    return typeof value === "string" && value !== "" ? value : null
  }
  if (text("model") !== null && text("model-profile") !== null)
    throw new UsageError("--model and --model-profile are two names of one option: give one of them")
  const defaults = connectionFile(cwd, given)
  const model = text("model") ?? text("model-profile") ?? defaults?.model ?? null
  if (model === null)
    throw new UsageError("harness verify needs --model PROFILE, a model routing profile; model profile list shows them")
  return {
    harness,
    model,
    sandbox: text("sandbox") ?? defaults?.sandbox ?? null,
    provesPlatformMcp: given.options["prove-platform-mcp"] === true,
    waits: given.options["wait"] === true,
  }
}
