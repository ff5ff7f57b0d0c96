import type { Contract } from "../../output/contract.ts"
import type { Clock } from "../driver/clock.ts"
import type { ProbeName } from "./report.ts"
import type { StopSignal } from "../stop-signal.ts"

/** A request that is made between `initialize` and the first session, such as `authenticate` or `providers/set`. */
export interface Asked {
  readonly method: string
  readonly params: unknown
}

/** Times in milliseconds. */
export interface InspectLimits {
  /** One answer, or one turn. */
  readonly answer: number
  /** Everything that one process is asked. */
  readonly probe: number
  /** A cancelled turn, until it must have settled. */
  readonly settle: number
  /** A process, until it must have ended by itself. */
  readonly ending: number
}

/** What applies unless said otherwise. */
export const defaultInspectLimits: InspectLimits = { answer: 30_000, probe: 90_000, settle: 10_000, ending: 8_000 }

/**
 * What is to be inspected. In the values of `environment`, the contents of `files` and the params of `before`, `{base_url}`
 * stands for the model server, `{key}` for the key that it expects, `{model}` for its model and `{home}` for the agent's home.
 */
export interface InspectOptions {
  readonly command: string
  readonly args: readonly string[]
  /** The search path; everything else of its environment is made for it. */
  readonly path: string
  readonly environment?: Readonly<Record<string, string>>
  /** Files below its home, by relative path. */
  readonly files?: Readonly<Record<string, string>>
  readonly before?: readonly Asked[]
  /** Sets no variable by which agents usually find their model. */
  readonly bareModel?: boolean
  readonly limits?: Partial<InspectLimits>
  /** By which keys and methods are named; every contract of the catalog where none are given. */
  readonly contracts?: readonly Contract<string>[]
  readonly clock?: Clock
  /** Ends every process that was started; nothing is reported then. */
  readonly signal?: StopSignal
  readonly progress?: (probe: ProbeName, state: "begun" | "done") => void
}
