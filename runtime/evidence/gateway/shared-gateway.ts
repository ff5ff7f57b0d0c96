import { systemClock } from "../../driver/clock.ts"
import { credentialStore, openGateway } from "../../gateway/index.ts"
import type { Gateway, GatewayOptions } from "../../gateway/index.ts"
import type { Store } from "../store/store.ts"
import { Custody } from "./custody.ts"
import { Presence, usualPresence } from "./presence.ts"
import { StoredLeases } from "./stored-leases.ts"
import { StoredLedger } from "./stored-ledger.ts"
import { sweep } from "./sweep.ts"
import { repeat } from "./watch.ts"

/** What a replica of the gateway is opened with, besides its store. */
export interface SharedGatewayOptions extends Omit<GatewayOptions, "source" | "sink"> {
  /** Opens what the store has sealed for the row of an id; throws where it was sealed under another key. */
  readonly unseal: (sealed: string, row: string) => string
  /** How long this replica is taken to live since it last showed that it does, in milliseconds. */
  readonly presence?: number
  /** Milliseconds from one look at the store to the next, for leases that ended and credentials that were revoked. */
  readonly looks?: number
}

/** Where nobody says otherwise. Nothing is served for longer than this and the time of two questions after its end. */
const usualLooks = 200
/** Milliseconds from one search for replicas that live no more to the next. */
const sweeps = 2_000

/**
 * Opens a gateway as one of any number over one store. It serves the leases that are in the store and mints none; what
 * it begins is in the store's ledger before it leaves, in the same transaction in which the budget of its lease bears
 * it. A lease that ended, or a credential that was revoked, ends its calls on every replica within a second of its
 * commit, as long as the store answers; while it does not, no call begins. What a replica leaves open that dies is
 * ended by another.
 */
export async function sharedGateway(store: Store, options: SharedGatewayOptions): Promise<Gateway> {
  const { unseal, presence: lasts = usualPresence, looks = usualLooks, ...more } = options
  const { clock = systemClock, wallClock = Date.now, credentials = credentialStore() } = more
  const presence = new Presence(store, clock, wallClock, lasts)
  const leases = new StoredLeases(store, new Custody(credentials, unseal), wallClock)
  await presence.keep()
  const sink = new StoredLedger(store, presence, clock, wallClock)
  const gateway = await openGateway({ ...more, credentials, source: leases, sink })
  const stops = [
    repeat(clock, looks, () => leases.follow(gateway.leases)),
    repeat(clock, looks, () => leases.followCredentials()),
    repeat(clock, lasts / 10, () => presence.keep()),
    repeat(clock, Math.min(sweeps, lasts), () => sweep(store, wallClock())),
  ]
  const close = async (milliseconds?: number): Promise<void> => {
    await gateway.close(milliseconds)
    await Promise.all(stops.map((stop) => stop()))
    try {
      await presence.leave()
      await sweep(store, wallClock())
    } catch {
      // The store is away: the presence expires by itself.
    }
  }
  let closing: Promise<void> | null = null
  return { ...gateway, close: (milliseconds) => (closing ??= close(milliseconds)) }
}
