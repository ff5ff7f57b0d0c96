import type { CutReason } from "../credential/cuts.ts"
import type { Tokens } from "../dialect/tokens.ts"
import type { EffortRecord } from "../effort/effort-record.ts"
import type { FailureKind } from "../route/failure.ts"
import type { Skipped } from "../route/choose.ts"

/** What is known before a request leaves. One row a dispatch: a fallback is another dispatch of the same call. */
export interface BeginRow {
  readonly kind: "begin"
  readonly call: string
  /** From 1. */
  readonly attempt: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly run: string
  readonly lease: string
  readonly dialect: string
  readonly target: string
  readonly provider: string
  /** The name that the client asked for; null: none. */
  readonly requestedModel: string | null
  readonly tier: string
  /** The name that went out. */
  readonly sentModel: string
  readonly credential: string
  readonly generation: number
  readonly effort: EffortRecord
  readonly stream: boolean
  readonly offersTools: boolean
  readonly requestBytes: number
  readonly skipped: readonly Skipped[]
  /** The trace of the run, where the lease or the request names one. */
  readonly traceparent: string | null
}

/**
 * How a dispatch ended: with a whole answer; with one that broke off though nothing said so; with a failure that the
 * provider told after its answer began; with no answer; because the client went; or because the gateway cut it. One that is
 * abandoned was begun by a process that ended before it wrote the end: nobody knows more of it.
 */
export type Outcome = "answered" | "truncated" | "failed_midstream" | "failed" | "client_gone" | "cut" | "abandoned"

/** Why a cost is not known. */
export type Unpriced = "no_usage" | "no_card" | "unreviewed_price"

/** What is known afterwards. Nothing in it is reckoned but the cost, and that by reviewed prices or not at all. */
export interface EndRow {
  readonly kind: "end"
  readonly call: string
  readonly attempt: number
  readonly at: number
  readonly outcome: Outcome
  /** The status that the provider answered with; null: it did not. */
  readonly status: number | null
  readonly failure: FailureKind | null
  readonly cut: CutReason | null
  /** As the provider wrote it, later members in the place of earlier ones; null: it said nothing. */
  readonly usage: { readonly [member: string]: unknown } | null
  readonly tokens: Tokens | null
  /** Micro-dollars, rounded up; null with the reason. */
  readonly cost: number | null
  readonly unpriced: Unpriced | null
  /** The model that the provider says it served. */
  readonly reportedModel: string | null
  /** Whether the provider had the request, and it did not come to a whole answer: it may have been billed all the same. */
  readonly maybeBilled: boolean
  /** Milliseconds from the dispatch to the first byte of an answer, and to the end. */
  readonly firstByteMs: number | null
  readonly ms: number
  readonly sentBytes: number
  /** Whether the answer held the credential, which was taken out of it. */
  readonly redacted: boolean
}

/** A dispatch with both its rows; `end` is null while it is open. */
export interface LedgerEntry {
  readonly begin: BeginRow
  readonly end: EndRow | null
}

/** A request as it went out, for a replay; without credentials, and only of leases that ask for it. */
export interface WireRow {
  readonly kind: "wire"
  readonly call: string
  readonly attempt: number
  readonly run: string
  readonly dialect: string
  readonly body: string
}

/** What became of a row that was to be written: it is; or it is not, for the budget of its lease, or because that is over. */
export type Verdict = "written" | "budget" | "over"

/**
 * Where rows go. `begin` is given the rows of all dispatches that became ready in one turn of the loop, at least one, with
 * what each sets aside of its lease's budget, in micro-dollars. What cannot be written down is not dispatched: it throws or
 * rejects, and all of these calls are refused. A sink that answers with nothing has written all of them when it returns;
 * one that promises verdicts keeps the budgets of several gateways, and none of the calls leaves before they are there.
 */
export interface LedgerSink {
  readonly begin: (rows: readonly BeginRow[], bounds: readonly (number | null)[]) => void | Promise<readonly Verdict[]>
  /** `charge`: the micro-dollars in the place of what was set aside; null: they never became known, and it stays aside. */
  readonly end: (row: EndRow, charge: number | null) => void
  readonly wire: (row: WireRow) => void
  /** Everything is written once it settles. */
  readonly close: () => Promise<void>
}

/** A sink that has written when it returns, and counts nothing. */
export interface DirectSink extends LedgerSink {
  readonly begin: (rows: readonly BeginRow[]) => void
  readonly end: (row: EndRow) => void
}
