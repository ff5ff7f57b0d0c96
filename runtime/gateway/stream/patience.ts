import type { Clock } from "../../driver/clock.ts"
import { WaitQueue } from "../time/waits.ts"

/** How long a provider may be silent, in milliseconds: before its answer begins, and within it; and a client that does not read. */
export interface Patience {
  readonly firstEvent: number
  readonly idle: number
  readonly client: number
}

/** Everybody who waits for a provider or a client of one gateway. */
export type PatienceQueues = { readonly [name in keyof Patience]: WaitQueue }

/** The queues of a patience, in which nobody waits yet. */
export function patienceQueues(clock: Clock, { firstEvent, idle, client }: Patience): PatienceQueues {
  const queue = (milliseconds: number): WaitQueue => new WaitQueue(clock, milliseconds)
  return { firstEvent: queue(firstEvent), idle: queue(idle), client: queue(client) }
}
