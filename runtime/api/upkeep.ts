import type { Clock } from "../driver/clock.ts"
import { sweepClaims } from "../evidence/claims/abandoned.ts"
import { repeat } from "../evidence/gateway/watch.ts"
import type { Store } from "../evidence/store/store.ts"
import { letKeysGo } from "./idempotency/let-go.ts"

/**
 * Milliseconds from one look to the next: for work that its claimant left, and for answers that were kept for long
 * enough.
 */
export const looks = { claims: 5_000, keys: 60_000 } as const

/**
 * What a server does without being asked, as long as it is open: work that nobody is to begin again comes to its end
 * though no claimant comes by, and answers under idempotency keys go when their time is over. Every replica does it,
 * and what one has done the others find done. What it returns ends it, and waits for what is under way.
 */
export function keepUp(store: Store, clock: Clock, wallClock: () => number): () => Promise<void> {
  const stops = [
    repeat(clock, looks.claims, () => sweepClaims(store, wallClock())),
    repeat(clock, looks.keys, () => letKeysGo(store, wallClock())),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
