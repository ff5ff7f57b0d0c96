import { resolve } from "node:path"
import type { ServedRecord } from "../../runtime/driver/index.ts"
import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"

/** The models that one run is served. */
export interface Models {
  readonly url: string
  /** What the agent sends as its key; by it the calls of the run are told from others. */
  readonly key: string
  /** The variables that most agents are told of their model by. */
  readonly environment: Readonly<Record<string, string>>
  readonly record: ServedRecord
  /** Closes everything, and writes what was to be recorded. What cannot be written is said. */
  readonly close: () => Promise<string | null>
}

/** Serves the models that a run is to have: by a script, by a recording, or through a gateway. null: none is named. */
export async function modelsOf(terminal: Terminal, given: Arguments): Promise<Models | null> {
  const [script, replay] = [named(given, "model-script"), named(given, "replay")]
  const [record, config] = [named(given, "record"), named(given, "gateway")]
  if ([script, replay, config].filter((each) => each !== null).length > 1)
    throw new UsageError("--model-script, --replay and --gateway each answer every call: give one of them")
  if (replay !== null && record !== null)
    throw new UsageError("--replay answers every call itself, so there is nothing to --record")
  if (record !== null && config === null)
    throw new UsageError("--record needs --gateway FILE, which says where the calls go and as whom")
  if (script !== null) return (await import("./scripted-models.ts")).serveModels(terminal, script)
  if (replay === null && config === null) return null
  const { replaying, routing } = await import("./gateway-models.ts")
  if (replay !== null) return replaying(resolve(terminal.cwd, replay), replay)
  const at = { path: resolve(terminal.cwd, config ?? ""), shown: config ?? "" }
  return routing(at, record === null ? null : resolve(terminal.cwd, record))
}

function named({ options }: Arguments, name: string): string | null {
  const value = options[name]
  return typeof value === "string" ? value : null
}
