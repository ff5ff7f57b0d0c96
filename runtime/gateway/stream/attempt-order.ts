import type { Clock } from "../../driver/clock.ts"
import type { Spellings } from "../credential/redactor.ts"
import type { Manners } from "../dialect/manners.ts"
import type { Outbound, Sender } from "../upstream/outbound.ts"
import type { AttemptEnd } from "./attempt-end.ts"
import type { Client } from "./client.ts"
import type { PatienceQueues } from "./patience.ts"

/** What one dispatch is made of. */
export interface AttemptOrder {
  readonly sender: Sender
  readonly clock: Clock
  readonly waits: PatienceQueues
  readonly outbound: Outbound
  readonly manners: Manners
  /** Whether the usage was asked for in the client's place, and is to be left out of what it gets. */
  readonly drops: boolean
  /** What must not come back. */
  readonly secrets: Spellings
  readonly client: Client
}

/** Who is told how an attempt ended: exactly once, after which nothing of it is open. */
export interface AttemptOwner {
  readonly settled: (end: AttemptEnd) => void
}
