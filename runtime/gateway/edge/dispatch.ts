import type { Refusal } from "../../refusal.ts"
import { prepared } from "../body/request.ts"
import type { Prepared } from "../body/request.ts"
import { Place } from "../credential/cuts.ts"
import type { CutReason, Cuts, Cuttable } from "../credential/cuts.ts"
import type { Secret } from "../credential/secret.ts"
import { spellingsOf } from "../credential/spellings-of.ts"
import type { EffortRecord } from "../effort/effort-record.ts"
import { leaseRefusal } from "../lease/grant-fault.ts"
import { hold, settle } from "../lease/lease.ts"
import { boundOf } from "../ledger/cost.ts"
import { endRow } from "../ledger/end-row.ts"
import type { KeptEntry } from "../ledger/kept-list.ts"
import type { BeginRow } from "../ledger/rows.ts"
import type { Choice } from "../route/choose.ts"
import { unsent } from "../stream/attempt-end.ts"
import type { AttemptEnd } from "../stream/attempt-end.ts"
import { Attempt } from "../stream/attempt.ts"
import type { AttemptOwner } from "../stream/attempt-order.ts"
import { outboundHeaders } from "../upstream/headers.ts"
import { beginRow } from "./begin-row.ts"
import type { Calling } from "./calling.ts"
import { cutRefusal } from "./cut-refusal.ts"
import { overBudget } from "./departures.ts"
import type { Departing } from "./departures.ts"
import { bodyRefusal, roomRefusals } from "./refusals.ts"

const noEffort: EffortRecord = { requested: null, applied: null, value: null, because: null }

/** What a dispatch holds until it is over. */
interface Held {
  readonly begin: BeginRow
  readonly out: Prepared
  readonly secret: Secret
  readonly credential: Cuts
  /** What is set aside of the budget; null: nothing is counted. */
  readonly bound: number | null
}

/** One dispatch: its row is written before, its credential lives, its budget is held; all three are settled after. */
export class Dispatch implements AttemptOwner, Cuttable, Departing {
  readonly #call: Calling
  readonly #choice: Choice
  readonly #number: number
  readonly #ofLease: Place = new Place(this)
  readonly #ofCredential: Place = new Place(this)
  #held: Held | null = null
  /** What stays of one that was given up while its row was being written. */
  #givenUp: { readonly begin: BeginRow; readonly outcome: "client_gone" | "cut" } | null = null
  #entry: KeptEntry | null = null
  #attempt: Attempt | null = null
  #cut: CutReason | null = null

  constructor(call: Calling, choice: Choice, number: number) {
    this.#call = call
    this.#choice = choice
    this.#number = number
  }

  /** Takes what a dispatch needs, and departs with the others of this turn; or says why it cannot, and has taken nothing. */
  begin(): Refusal | null {
    const { ground, lease, manners, asked, view, bytes } = this.#call
    const { candidate } = this.#choice
    const live = ground.credentials.use(candidate.credential, candidate.generation)
    if (live === null || bytes === null) return cutRefusal("credential_revoked")
    const made =
      view === null
        ? ({ ok: true, prepared: { bytes, effort: noEffort, addsUsage: false } } as const)
        : prepared(manners, view, asked, candidate)
    if (!made.ok) return bodyRefusal(made.fault)
    const { prepared: out } = made
    const isCounted = lease.grant.budget !== null
    const bound = isCounted ? boundOf(candidate.card, out.bytes.length, asked.most) : null
    if (isCounted && bound === null) return leaseRefusal("unpriced", "The model has no reviewed price.")
    if (bound !== null && !hold(lease.account, bound)) return overBudget
    const begin = beginRow(this.#call, this.#choice, this.#number, out, bytes.length)
    this.#held = { begin, out, secret: live.secret, credential: live.cuts, bound }
    lease.cuts.add(this.#ofLease)
    live.cuts.add(this.#ofCredential)
    ground.departures.add(this)
    return null
  }

  row(): BeginRow | null {
    return this.#held?.begin ?? null
  }

  bound(): number | null {
    return this.#held?.bound ?? null
  }

  /** Its row is written: it is sent. */
  leave(entry: KeptEntry): void {
    const { ground, route, manners, exchange, lease } = this.#call
    const held = this.#held
    if (held === null) return this.#endsUnsent(entry)
    const { upstream } = this.#choice
    const { out, secret, begin } = held
    this.#entry = entry
    if (lease.grant.wireRecord === true)
      try {
        ground.sink.wire(wireRow(begin, out))
      } catch {
        return this.#unsent(held, entry)
      }
    ground.observer.began(begin)
    this.#attempt = new Attempt(
      {
        sender: ground.sender,
        clock: ground.clock,
        waits: ground.waits,
        outbound: {
          origin: upstream.origin,
          path: upstream.path,
          headers: outboundHeaders(route, upstream, exchange.head.fields, secret),
          body: out.bytes.parts,
        },
        manners,
        drops: out.addsUsage,
        secrets: spellingsOf(secret),
        client: exchange,
      },
      this,
    )
    this.#attempt.send()
  }

  stay(refusal: Refusal): void {
    if (this.#held === null) return
    this.#release(0)
    this.#call.refused(refusal)
  }

  gone(): void {
    if (this.#attempt !== null) return this.#attempt.gone()
    this.#givesUp("client_gone")
    this.#release(0)
    this.#call.left()
  }

  drained(): void {
    this.#attempt?.drained()
  }

  cutFor(reason: CutReason): void {
    this.#cut = reason
    if (this.#attempt !== null) return this.#attempt.cut(cutRefusal(reason))
    this.#givesUp("cut")
    this.stay(cutRefusal(reason))
  }

  settled(end: AttemptEnd): void {
    const { ground, manners } = this.#call
    const held = this.#held
    if (held === null || this.#entry === null) return
    const { begin } = held
    const cut = this.#cut
    const row = endRow(begin, end, this.#choice.candidate.card, manners, ground.wallClock(), cut)
    const charge = end.begun ? (row.cost ?? (row.maybeBilled ? null : 0)) : 0
    this.#release(charge)
    try {
      ground.ledger.end(this.#entry, row, charge)
    } catch {
      // The begin stands, and says that the call was made; its end is lost with the sink.
    }
    ground.observer.ended(begin, row)
    this.#attempt = null
    this.#call.dispatched(end, cut === null ? null : cutRefusal(cut))
  }

  /** Ends a dispatch whose row is written and whose request never leaves. */
  #unsent({ begin }: Held, entry: KeptEntry): void {
    this.#writeUnsent(entry, begin, unsent())
    this.stay(roomRefusals.ledger)
  }

  #givesUp(outcome: "client_gone" | "cut"): void {
    if (this.#held !== null) this.#givenUp = { begin: this.#held.begin, outcome }
  }

  #endsUnsent(entry: KeptEntry): void {
    if (this.#givenUp === null) return
    const { begin, outcome } = this.#givenUp
    this.#writeUnsent(entry, begin, { ...unsent(), outcome })
  }

  #writeUnsent(entry: KeptEntry, begin: BeginRow, end: AttemptEnd): void {
    const { ground, manners } = this.#call
    try {
      const row = endRow(begin, end, this.#choice.candidate.card, manners, ground.wallClock(), this.#cut)
      ground.ledger.end(entry, row, 0)
    } catch {
      // The begin stands alone, as it does where a process ended.
    }
  }

  /** Gives back what it took, for what it cost; null: that never became known. */
  #release(cost: number | null): void {
    const held = this.#held
    if (held === null) return
    const { lease } = this.#call
    this.#held = null
    lease.cuts.remove(this.#ofLease)
    held.credential.remove(this.#ofCredential)
    if (held.bound !== null) settle(lease.account, held.bound, cost)
  }
}

function wireRow({ call, attempt, run, dialect }: BeginRow, { bytes }: Prepared) {
  return { kind: "wire", call, attempt, run, dialect, body: Buffer.concat(bytes.parts).toString("utf8") } as const
}
