import type { Arguments } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { connectionFile } from "../../platform/connection.ts"
import { platformOptions } from "../../platform/options.ts"
import { secondsIn } from "../seconds.ts"
import { profileOptions } from "./options.ts"

/** Who carries a run out: a harness in the platform's sandbox, or a process of somebody's own. */
export type Carrier =
  | { readonly kind: "profile"; readonly harness: string; readonly model: string; readonly sandbox: string | null }
  | { readonly kind: "connected"; readonly runtime: string }

/** A run that a platform carries out. */
export interface ProfileAsked {
  readonly by: Carrier
  readonly prompt: string
  /** Milliseconds after which it is cancelled; null: the platform's own limits are enough. */
  readonly timeout: number | null
}

const taken = [
  "prompt",
  "timeout",
  "json",
  "require-evidence",
  ...[...profileOptions, ...platformOptions].map(({ name }) => name),
]
const carriers = ["profile", "connected", "agent"]

/** Whether a command line asks a platform for the run. */
export function asksPlatform({ options }: Arguments): boolean {
  return carriers.some((name) => options[name] !== undefined)
}

/** Reads the command line of a run on a platform. Throws `UsageError`, which says what to change. */
export function profileAsked(cwd: string, given: Arguments): ProfileAsked {
  const { options, lists, positional } = given
  const stray = [...Object.keys(options), ...Object.keys(lists)].find((name) => !taken.includes(name))
  if (stray !== undefined)
    throw new UsageError(
      `--${stray} is for an agent of this machine, and a platform carries this run out: leave it out`,
    )
  const [first, second] = carriers.filter((name) => options[name] !== undefined)
  if (second !== undefined)
    throw new UsageError(`--${first} and --${second} each say who carries the run out: give one`)
  const prompt = options["prompt"] ?? positional[0]
  const most = options["prompt"] === undefined ? 1 : 0
  if (typeof prompt !== "string" || prompt === "")
    throw new UsageError(`run --${first} needs a prompt: run --${first} NAME "PROMPT"`)
  if (positional.length > most)
    throw new UsageError(`run --${first} takes the prompt alone; what the profile starts is said in its release`)
  return { by: carrierIn(cwd, given), prompt, timeout: secondsIn(given, "timeout") }
}

function carrierIn(cwd: string, given: Arguments): Carrier {
  const text = (name: string): string | null => {
    const value = given.options[name]
    return typeof value === "string" && value !== "" ? value : null
  }
  const runtime = text("connected") ?? text("agent")
  if (runtime !== null) {
    const stray = ["model-profile", "sandbox"].find((name) => text(name) !== null)
    if (stray === undefined) return { kind: "connected", runtime }
    throw new UsageError(`--${stray} is for --profile: a connected runtime has its own model and its own machine`)
  }
  const harness = text("profile")
  if (harness === null) throw new UsageError("run --profile, --connected and --agent take a name")
  const defaults = connectionFile(cwd, given)
  const model = text("model-profile") ?? defaults?.model ?? null
  if (model === null) throw new UsageError("run --profile needs --model-profile NAME; model profile list shows them")
  return { kind: "profile", harness, model, sandbox: text("sandbox") ?? defaults?.sandbox ?? null }
}
