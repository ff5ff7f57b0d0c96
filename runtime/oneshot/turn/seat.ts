import type { Clock } from "../../driver/clock.ts"
import type { Observer } from "../../driver/observation/observer.ts"
import type { Redact } from "../../driver/transport/redact.ts"
import type { Limits } from "../../driver/transport/limits.ts"
import type { OneshotLimits } from "../limits.ts"
import type { OneshotObservation } from "../observed.ts"
import type { OneshotOptions } from "../options.ts"
import type { OutputReader } from "../lines/meaning.ts"

/** What a turn needs of its session. */
export interface TurnSeat {
  readonly options: OneshotOptions
  readonly clock: Clock
  readonly limits: OneshotLimits
  readonly transport: Limits
  readonly observer: Observer
  /** Reads the output of one turn; `redact` is for what it shows of it. */
  readonly reader: (redact: Redact) => OutputReader
  /** The number of this turn, from 1. */
  readonly turn: number
  /** Whether a turn before it completed, so that there is something to go on from. */
  readonly goesOn: boolean
  readonly observed: (observation: OneshotObservation, sessionId: string | null) => void
}
