import type { ModelCard } from "../../../output/facts/types.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { Clock } from "../../driver/clock.ts"
import { Cuts } from "../credential/cuts.ts"
import type { Credentials } from "../credential/credentials.ts"
import { ranked } from "../route/rank.ts"
import { isBearer, mintBearer, namedBy } from "./bearer.ts"
import { grantFault, leaseRefusal } from "./grant-fault.ts"
import type { LeaseGrant, Leases, LeaseState, Minted, SharedLease } from "./grant.ts"
import type { Lease } from "./lease.ts"

/** The leases as the gateway itself asks for them. */
export interface LeaseBook extends Leases {
  /** The live lease that a bearer proves; the time it takes says nothing of how near a wrong one came. */
  readonly proven: (bearer: string) => { readonly ok: true; readonly lease: Lease } | Refused
  /** Takes up a lease that another process minted; nothing happens where it is known. A later one of its run ends the earlier. */
  readonly adopt: (shared: SharedLease) => void
  /** Ends every lease and its calls. */
  readonly close: () => void
}

/** What leases rest on. */
export interface LeaseGround {
  readonly clock: Clock
  readonly credentials: Credentials
  readonly cards: readonly ModelCard[]
}

/** An empty book of leases. */
export function leaseBook({ clock, credentials, cards }: LeaseGround): LeaseBook {
  const byId = new Map<string, Lease>()
  const byRun = new Map<string, Lease>()

  const ends = (lease: Lease, ended: NonNullable<LeaseState["ended"]>): void => {
    lease.ended = ended
    lease.stopTimer()
    lease.cuts.cut(`lease_${ended}`)
  }
  const live = (id: string): Lease | null => {
    const lease = byId.get(id)
    return lease !== undefined && lease.ended === null ? lease : null
  }
  const expiresIn = (lease: Lease, seconds: number): void => {
    lease.stopTimer()
    lease.expires = clock.now() + seconds * 1000
    lease.stopTimer = clock.after(seconds * 1000, () => ends(lease, "expired"))
  }
  const generationOf = ({ credential, provider }: { readonly credential: string; readonly provider: string }) => {
    const state = credentials.read(credential)
    return state?.provider === provider ? state.active : null
  }
  const mint = (grant: LeaseGrant): Minted | Refused => {
    const fault = grantFault(grant)
    if (fault !== null) return refused(fault)
    const order = ranked(grant, cards, generationOf)
    if (!order.ok)
      return refused(leaseRefusal("credential", `Candidate ${order.at + 1} names no live credential of its provider.`))
    const before = byRun.get(grant.run)
    if (before?.ended === null) ends(before, "superseded")
    const { bearer, mark } = mintBearer()
    const lease: Lease = {
      mark,
      epoch: (before?.epoch ?? 0) + 1,
      grant,
      candidates: order.candidates,
      cuts: new Cuts(),
      account: { budget: grant.budget, spent: 0, held: 0 },
      ended: null,
      expires: 0,
      stopTimer: () => undefined,
    }
    byId.set(mark.id, lease)
    byRun.set(grant.run, lease)
    expiresIn(lease, grant.seconds)
    return { ok: true, lease: mark.id, bearer }
  }

  return {
    mint: (grant) =>
      byRun.get(grant.run)?.ended === null
        ? refused(leaseRefusal("held", `The run has a lease that lives.`))
        : mint(grant),
    supersede: mint,
    renew: (id, seconds) => {
      const lease = live(id)
      if (lease !== null) expiresIn(lease, seconds)
      return lease !== null
    },
    end: (id, how = "ended") => {
      const lease = live(id)
      if (lease !== null) ends(lease, how)
      return lease !== null
    },
    adopt: ({ id, digest, epoch, grant, ended, secondsLeft, spent }) => {
      if (byId.has(id)) return
      // Without a live generation it is known nevertheless: its calls are told that the credential is refused.
      const order = ranked(grant, cards, (candidate) => candidate.generation ?? generationOf(candidate) ?? 0)
      if (!order.ok) return
      const lease: Lease = {
        mark: { id, digest },
        epoch,
        grant,
        candidates: order.candidates,
        cuts: new Cuts(),
        account: { budget: grant.budget, spent, held: 0 },
        ended,
        expires: clock.now(),
        stopTimer: () => undefined,
      }
      byId.set(id, lease)
      if (ended === null) expiresIn(lease, secondsLeft)
      const other = byRun.get(grant.run)
      if (other !== undefined && other.epoch > epoch) {
        if (lease.ended === null) ends(lease, "superseded")
        return
      }
      if (other?.ended === null) ends(other, "superseded")
      byRun.set(grant.run, lease)
    },
    read: (id) => {
      const lease = byId.get(id)
      return lease === undefined ? null : stateOf(lease, clock.now())
    },
    forget: (run) => {
      for (const [id, lease] of byId) if (lease.grant.run === run && lease.ended !== null) byId.delete(id)
      if (byRun.get(run)?.ended !== null) byRun.delete(run)
    },
    proven: (bearer) => {
      const lease = byId.get(namedBy(bearer) ?? "") ?? null
      if (!isBearer(bearer, lease?.mark ?? null) || lease === null)
        return refused(leaseRefusal("unknown", "The request bears no lease of this gateway."))
      if (lease.ended === null && clock.now() >= lease.expires) ends(lease, "expired")
      if (lease.ended === null) return { ok: true, lease }
      return refused(leaseRefusal("over", `The lease of this run is over: it was ${lease.ended}.`))
    },
    close: () => {
      for (const lease of byId.values()) {
        lease.cuts.cut("gateway_closing")
        if (lease.ended === null) ends(lease, "ended")
      }
    },
  }
}

function stateOf({ mark, grant, epoch, ended, expires, account, cuts: open }: Lease, now: number): LeaseState {
  return {
    id: mark.id,
    run: grant.run,
    epoch,
    ended,
    secondsLeft: ended === null ? Math.max(0, (expires - now) / 1000) : 0,
    spent: account.spent,
    held: account.held,
    openCalls: open.size(),
  }
}
