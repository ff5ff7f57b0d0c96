import { randomBytes } from "node:crypto"
import { modelCards } from "../../output/facts/model-cards.ts"
import type { ModelCard } from "../../output/facts/types.ts"
import { bodyBytes, routes as everyRoute } from "../../output/gateway/routes.ts"
import type { Route } from "../../output/gateway/routes.ts"
import { systemClock } from "../driver/clock.ts"
import type { Clock } from "../driver/clock.ts"
import { credentialStore } from "./credential/credentials.ts"
import type { Credentials } from "./credential/credentials.ts"
import { routeTable } from "./edge/route-table.ts"
import type { Ground } from "./edge/ground.ts"
import { room, usualLimits } from "./edge/room.ts"
import type { Limits } from "./edge/room.ts"
import { serve } from "./edge/serve.ts"
import { collectRules } from "./edge/collect.ts"
import { Departures } from "./edge/departures.ts"
import { listener } from "./http/listener.ts"
import type { Listen } from "./edge/listen.ts"
import type { LeaseSource, Leases } from "./lease/grant.ts"
import { leaseBook } from "./lease/leases.ts"
import { LeaseSeeker } from "./lease/seeker.ts"
import { noSink } from "./ledger/jsonl.ts"
import { ledgerOver } from "./ledger/ledger.ts"
import type { Ledger } from "./ledger/ledger.ts"
import type { LedgerSink } from "./ledger/rows.ts"
import { tellAll } from "./observe/observer.ts"
import type { Observer } from "./observe/observer.ts"
import { startFaults } from "./start-faults.ts"
import { patienceQueues } from "./stream/patience.ts"
import type { Patience } from "./stream/patience.ts"
import type { Sender } from "./upstream/outbound.ts"
import { httpSender } from "./upstream/sender.ts"

/** What a gateway is opened with. Everything but the credentials has a default. */
export interface GatewayOptions {
  readonly listen?: Listen
  /** The generated routes, or those and an unlisted provider's; the set of reachable requests is exactly this. */
  readonly routes?: readonly Route[]
  readonly cards?: readonly ModelCard[]
  readonly credentials?: Credentials
  readonly sink?: LedgerSink
  /** Where leases are looked up that this gateway did not mint; left out: there are no others. */
  readonly source?: LeaseSource
  readonly observers?: readonly Observer[]
  readonly limits?: Partial<Limits>
  readonly patience?: Partial<Patience>
  readonly clock?: Clock
  /** Milliseconds since 1970. */
  readonly wallClock?: () => number
  readonly sender?: Sender
}

/** A gateway that listens. */
export interface Gateway {
  /** What a harness is given as its base URL, without a path. */
  readonly url: string
  readonly leases: Leases
  readonly credentials: Credentials
  readonly ledger: Ledger
  /** Whether new calls are taken, and how many are open. */
  readonly health: () => {
    readonly status: "serving" | "draining"
    readonly openCalls: number
    readonly openBytes: number
  }
  /**
   * Takes no new calls, waits so long for those that run, cuts the rest, and closes everything that was opened. The same
   * promise every time; it never rejects for a call.
   */
  readonly close: (drainMilliseconds?: number) => Promise<void>
}

/** How long a provider may be silent where nobody says otherwise: as long as the edges in front wait. */
const usualPatience: Patience = { firstEvent: 900_000, idle: 300_000, client: 120_000 }

/**
 * Opens a gateway. Rejects where the address is taken, or a route cannot be served safely; what is wrong is in the message.
 */
export async function openGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { clock = systemClock, wallClock = Date.now, routes = everyRoute, cards = modelCards } = options
  const credentials = options.credentials ?? credentialStore()
  const sink = options.sink ?? noSink()
  const ledger = ledgerOver(sink)
  const leases = leaseBook({ clock, credentials, cards })
  const limits = { ...usualLimits, ...options.limits }
  const open = room(limits)
  const prefix = randomBytes(6).toString("hex")
  let calls = 0
  let draining = false
  const ground: Ground = {
    table: routeTable(routes),
    clock,
    wallClock,
    credentials,
    leases,
    seeker: options.source === undefined ? null : new LeaseSeeker(options.source, leases, clock),
    ledger,
    departures: new Departures(ledger),
    sink,
    observer: tellAll(options.observers ?? []),
    sender: options.sender ?? httpSender(clock),
    waits: patienceQueues(clock, { ...usualPatience, ...options.patience }),
    room: open,
    collects: collectRules(clock, open, bodyBytes, limits),
    nextCall: () => `call_${prefix}_${++calls}`,
    isDraining: () => draining,
  }
  const faults = startFaults(routes, [])
  if (faults.length > 0) throw new Error(faults.join(" "))
  const door = listener(clock, wallClock, (exchange) => serve(ground, exchange))
  const url = await door.listen(options.listen ?? { host: "127.0.0.1", port: 0 })
  const loops = startFaults(routes, [url])
  const shut = async (): Promise<void> => {
    leases.close()
    ground.seeker?.close()
    await door.close()
    await ground.sender.close()
    for (const queue of [...Object.values(ground.waits), ground.collects.total, ground.collects.idle]) queue.close()
    await sink.close()
  }
  if (loops.length > 0) {
    await shut()
    throw new Error(loops.join(" "))
  }
  let closing: Promise<void> | null = null
  const close = async (milliseconds: number): Promise<void> => {
    draining = true
    door.drain()
    await drained(ground, milliseconds)
    await shut()
  }
  return {
    url,
    leases,
    credentials,
    ledger,
    health: () => ({
      status: draining ? "draining" : "serving",
      openCalls: ground.room.calls(),
      openBytes: ground.room.bytes(),
    }),
    close: (milliseconds = 0) => (closing ??= close(milliseconds)),
  }
}

/** Settles when no call is open, or the time is over. */
function drained({ clock, room: open }: Ground, milliseconds: number): Promise<void> {
  const until = clock.now() + milliseconds
  return new Promise((done) => {
    const look = (): void => {
      if (open.calls() === 0 || clock.now() >= until) done()
      else clock.after(25, look)
    }
    look()
  })
}
