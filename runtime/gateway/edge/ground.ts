import type { Clock } from "../../driver/clock.ts"
import type { Credentials } from "../credential/credentials.ts"
import type { LeaseBook } from "../lease/leases.ts"
import type { LeaseSeeker } from "../lease/seeker.ts"
import type { LedgerWriter } from "../ledger/ledger.ts"
import type { LedgerSink } from "../ledger/rows.ts"
import type { Observer } from "../observe/observer.ts"
import type { PatienceQueues } from "../stream/patience.ts"
import type { Sender } from "../upstream/outbound.ts"
import type { CollectRules } from "./collect.ts"
import type { Departures } from "./departures.ts"
import type { Room } from "./room.ts"
import type { RouteTable } from "./route-table.ts"

/** Everything that serving a request rests on; one of it a gateway. */
export interface Ground {
  readonly table: RouteTable
  readonly clock: Clock
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  readonly credentials: Credentials
  readonly leases: LeaseBook
  /** Who finds leases that another process minted; null: there are none. */
  readonly seeker: LeaseSeeker | null
  readonly ledger: LedgerWriter
  readonly departures: Departures
  readonly sink: LedgerSink
  readonly observer: Observer
  readonly sender: Sender
  readonly waits: PatienceQueues
  readonly room: Room
  readonly collects: CollectRules
  /** A name for a call that no other call has. */
  readonly nextCall: () => string
  readonly isDraining: () => boolean
}
