import type { Cuts } from "../credential/cuts.ts"
import type { RankedCandidate } from "../route/rank.ts"
import type { BearerMark } from "./bearer.ts"
import type { LeaseGrant, LeaseState } from "./grant.ts"

/** A lease as the gateway holds it. */
export interface Lease {
  readonly mark: BearerMark
  readonly epoch: number
  readonly grant: LeaseGrant
  /** In the order in which they are tried, each bound to a generation of its credential. */
  readonly candidates: readonly RankedCandidate[]
  /** Its open calls. */
  readonly cuts: Cuts
  readonly account: Account
  ended: LeaseState["ended"]
  /** A reading of the gateway's clock, in milliseconds. */
  expires: number
  stopTimer: () => void
}

/** What a lease has spent of its budget. */
export interface Account {
  readonly budget: number | null
  spent: number
  held: number
}

/** Sets a bound aside; false, and nothing is set aside, where the budget would not bear it. */
export function hold(account: Account, bound: number): boolean {
  if (account.budget !== null && account.spent + account.held + bound > account.budget) return false
  account.held += bound
  return true
}

/** Puts what a call cost in the place of its bound; null, the cost never became known: the bound stays held. */
export function settle(account: Account, bound: number, cost: number | null): void {
  if (cost === null) return
  account.held -= bound
  account.spent += cost
}
