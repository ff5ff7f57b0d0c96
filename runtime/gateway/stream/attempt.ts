import type { Refusal } from "../../refusal.ts"
import { Redactor } from "../credential/redactor.ts"
import { freshReading } from "../dialect/manners.ts"
import type { Reading } from "../dialect/manners.ts"
import type { Outcome } from "../ledger/rows.ts"
import { failureOfStatus } from "../route/failure.ts"
import type { FailureKind, ProviderFailure } from "../route/failure.ts"
import { failureRefusal } from "../route/refusals.ts"
import { Wait } from "../time/waits.ts"
import type { Waiter } from "../time/waits.ts"
import { buffered } from "../upstream/buffered.ts"
import type { AnswerHeaders, OutboundCall, OutboundListener } from "../upstream/outbound.ts"
import { AnswerHead } from "./answer-head.ts"
import type { FailedAnswer } from "./attempt-end.ts"
import type { AttemptOrder, AttemptOwner } from "./attempt-order.ts"
import { FailedBody } from "./failed-answer.ts"
import { Passing } from "./passing.ts"

/** A request that is sent, and its answer: passed on, kept as a failure, or waited for in vain. */
export class Attempt implements OutboundListener, Waiter {
  readonly #order: AttemptOrder
  readonly #owner: AttemptOwner
  readonly #started: number
  readonly #reading: Reading = freshReading()
  readonly #redact: Redactor
  readonly #wait: Wait = new Wait(this)
  #call: OutboundCall | null = null
  #begun = false
  #head: AnswerHead | null = null
  #failed: FailedBody | null = null
  #passing: Passing | null = null
  #paused = false
  #over = false
  #firstByteMs: number | null = null

  constructor(order: AttemptOrder, owner: AttemptOwner) {
    this.#order = order
    this.#owner = owner
    this.#started = order.clock.now()
    this.#redact = new Redactor(order.secrets)
  }

  /** Sends the request. */
  send(): void {
    const { waits, sender, outbound } = this.#order
    waits.firstEvent.begin(this.#wait)
    const call = sender.send(outbound, this)
    if (this.#over) call.abort()
    else this.#call = call
  }

  /** The client is gone. */
  gone(): void {
    this.#finish("client_gone", null)
  }

  /** A client that was too slow has caught up. */
  drained(): void {
    if (!this.#paused || this.#over) return
    this.#paused = false
    this.#order.waits.idle.begin(this.#wait)
    this.#call?.resume()
  }

  /** The gateway ends it, and says why to a client that has had bytes. */
  cut(refusal: Refusal): void {
    if (this.#over) return
    if (this.#isCommitted()) this.#passing?.breakOff(refusal)
    this.#finish("cut", null)
  }

  timeUp(): void {
    if (!this.#isCommitted()) return this.#fails("timeout_first_event", 504)
    if (!this.#paused) return this.#fails("timeout_idle", 504)
    this.#order.client.destroy()
    this.#finish("client_gone", null)
  }

  begun(): void {
    this.#begun = true
  }

  head(status: number, headers: AnswerHeaders): void {
    if (this.#over) return
    const head = new AnswerHead(status, headers)
    this.#head = head
    if (head.isFailure()) this.#failed = new FailedBody()
    else this.#passing = new Passing(this.#order, head, this.#reading, this.#redact)
  }

  data(given: Uint8Array): boolean {
    if (this.#over) return true
    const chunk = buffered(given)
    this.#firstByteMs ??= this.#order.clock.now() - this.#started
    if (this.#failed !== null) {
      this.#failed.push(chunk)
      return true
    }
    const isFast = this.#passing?.take(chunk) ?? true
    const failureData = this.#passing?.failureData() ?? null
    if (failureData !== null) {
      this.#failsAtOnce(failureData)
      return true
    }
    this.#paused = !isFast
    const { waits } = this.#order
    if (this.#isCommitted() && !this.#over) (isFast ? waits.idle : waits.client).begin(this.#wait)
    return isFast
  }

  end(): void {
    if (this.#over) return
    const passing = this.#passing
    if (this.#failed !== null) return this.#finish("failed", this.#statusFailure(), this.#failedAnswer())
    if (passing?.end() !== true) return this.#fails("ended_early", 502)
    const { failure } = this.#reading
    if (failure !== null) return this.#finish("failed_midstream", failure)
    this.#finish(passing.isWhole() ? "answered" : "truncated", null)
  }

  failed(kind: "unreachable" | "timeout_connect" | "ended_early"): void {
    this.#fails(kind, kind === "timeout_connect" ? 504 : 502)
  }

  #isCommitted(): boolean {
    return this.#passing?.isCommitted() === true
  }

  #statusFailure(): ProviderFailure {
    return failureOfStatus(this.#head?.status ?? 502)
  }

  #failedAnswer(): FailedAnswer | null {
    const head = this.#head
    if (head === null || this.#failed === null) return null
    return this.#failed.answer(head.status, head.isPlain(), this.#redact, () => head.shown(this.#order.secrets))
  }

  /** A stream that began with a failure is one: its status is restated, and its data are the body. */
  #failsAtOnce(data: string): void {
    const failure = this.#reading.failure ?? failureOfStatus(500)
    const body = Buffer.from(data)
    const answer = { status: failure.status, headers: ["content-type", "application/json"], body }
    this.#finish("failed", failure, failure.kind === "provider_auth_failed" ? null : answer)
  }

  #fails(kind: FailureKind, status: number): void {
    if (this.#over) return
    if (!this.#isCommitted()) return this.#finish("failed", { kind, status })
    if (this.#reading.finished) {
      this.#order.client.end()
      return this.#finish("answered", null)
    }
    this.#passing?.breakOff(failureRefusal(kind))
    this.#finish(kind === "ended_early" ? "truncated" : "failed_midstream", { kind, status })
  }

  #finish(outcome: Outcome, failure: ProviderFailure | null, answer: FailedAnswer | null = null): void {
    if (this.#over) return
    this.#over = true
    this.#wait.stop()
    this.#call?.abort()
    this.#call = null
    this.#owner.settled({
      committed: this.#isCommitted(),
      outcome,
      failure,
      answer,
      reading: this.#reading,
      status: this.#head?.status ?? null,
      begun: this.#begun,
      firstByteMs: this.#firstByteMs,
      ms: this.#order.clock.now() - this.#started,
      sentBytes: this.#passing?.sentBytes() ?? 0,
      redacted: this.#redact.found(),
    })
  }
}
