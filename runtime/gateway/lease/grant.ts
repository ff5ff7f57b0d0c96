import type { Refused } from "../../refusal.ts"

/** A model that a lease may be served by. */
export interface Candidate {
  /** The tier that it is listed under, which is also the model name that asks for it. */
  readonly tier: string
  readonly provider: string
  /** The model's id as the provider reads it. */
  readonly model: string
  /** The id of the credential that its requests bear. */
  readonly credential: string
  /** A word of the effort vocabulary; left out: the provider's default. */
  readonly effort?: string
}

/** How one of a tier's candidates is chosen. */
export type Policy = "pinned" | "cheapest_sufficient" | "fallback"

/** What a lease is bound to. Nothing of it changes while it lives, but its end. */
export interface LeaseGrant {
  readonly run: string
  readonly policy: Policy
  /** In the author's order; at least one, and those that share a provider share the credential. */
  readonly candidates: readonly Candidate[]
  /** The most that its calls may cost, in micro-dollars; null: nothing is counted against it. */
  readonly budget: number | null
  readonly seconds: number
  /** The retention mode of the run, as the catalog names it; left out: nobody said that anything of it may be kept. */
  readonly retention?: string
  /** Whether requests are recorded as they were sent, without credentials. Refused where the retention mode keeps nothing. */
  readonly wireRecord?: boolean
  /** The trace that its calls belong to, as W3C Trace Context writes it. */
  readonly traceparent?: string
}

/** A candidate whose generation of its credential was chosen when its lease was minted. */
export interface FrozenCandidate extends Candidate {
  /** null: the installation's own credential, in whichever generation the gateway has that serves it. */
  readonly generation: number | null
}

/** A grant as it was minted: a later rotation of a credential does not move it. */
export interface FrozenGrant extends LeaseGrant {
  readonly candidates: readonly FrozenCandidate[]
}

/** A lease that another process minted. */
export interface SharedLease {
  readonly id: string
  /** SHA-256 of its bearer. */
  readonly digest: Uint8Array
  readonly epoch: number
  readonly grant: FrozenGrant
  readonly ended: LeaseState["ended"]
  /** How long it lives from now on. */
  readonly secondsLeft: number
  /** Micro-dollars, by every process that serves it. */
  readonly spent: number
}

/** Where leases are found that another process minted. */
export interface LeaseSource {
  /**
   * The leases of these ids, in any order; those that there are not are left out. Their credentials can be used when it
   * settles. Rejects where nobody can be asked.
   */
  readonly find: (ids: readonly string[]) => Promise<readonly SharedLease[]>
}

/** What can be seen of a lease. */
export interface LeaseState {
  readonly id: string
  readonly run: string
  /** Counts the leases of the run from 1. */
  readonly epoch: number
  readonly ended: "superseded" | "ended" | "expired" | null
  readonly secondsLeft: number
  /** Micro-dollars by reviewed prices, of calls whose usage is known. */
  readonly spent: number
  /** Micro-dollars set aside for calls that run, or whose usage never came: a bound, no estimate. */
  readonly held: number
  readonly openCalls: number
}

/** A lease as its run gets it. The bearer is seen this once. */
export interface Minted {
  readonly ok: true
  readonly lease: string
  readonly bearer: string
}

/** The leases of a gateway. */
export interface Leases {
  /** Refused while a lease of the run lives. */
  readonly mint: (grant: LeaseGrant) => Minted | Refused
  /** Ends whatever lease the run has, with its calls, and mints the next; from then on no call of the old one is served. */
  readonly supersede: (grant: LeaseGrant) => Minted | Refused
  /** Lets a live lease end so many seconds from now; false where it lives no more. */
  readonly renew: (lease: string, seconds: number) => boolean
  /** Ends a lease and its calls, as it was ended elsewhere where that is said; false where it lived no more. */
  readonly end: (lease: string, how?: NonNullable<LeaseState["ended"]>) => boolean
  readonly read: (lease: string) => LeaseState | null
  /** Forgets the ended leases of a run. */
  readonly forget: (run: string) => void
}
