import type { Clock } from "../../driver/clock.ts"
import type { Refusal } from "../../refusal.ts"
import { Redactor, redactedText } from "../credential/redactor.ts"
import type { Spellings } from "../credential/redactor.ts"
import { freshReading } from "../dialect/manners.ts"
import type { Manners, Reading } from "../dialect/manners.ts"
import type { Outcome } from "../ledger/rows.ts"
import { failureOfStatus } from "../route/failure.ts"
import type { FailureKind, ProviderFailure } from "../route/failure.ts"
import { failureRefusal } from "../route/refusals.ts"
import { Wait } from "../time/waits.ts"
import type { Waiter } from "../time/waits.ts"
import { buffered } from "../upstream/buffered.ts"
import { answerHeaders, valueOfHeader } from "../upstream/headers.ts"
import type { AnswerHeaders, Outbound, OutboundCall, OutboundListener, Sender } from "../upstream/outbound.ts"
import type { AttemptEnd, FailedAnswer } from "./attempt-end.ts"
import type { Client } from "./client.ts"
import { FailedBody } from "./failed-answer.ts"
import type { PatienceQueues } from "./patience.ts"
import { streamReader } from "./reader.ts"
import type { StreamReader } from "./reader.ts"
import { Whole } from "./whole.ts"

/** What one dispatch is made of. */
export interface AttemptOrder {
  readonly sender: Sender
  readonly clock: Clock
  readonly waits: PatienceQueues
  readonly outbound: Outbound
  readonly manners: Manners
  /** Whether the usage was asked for in the client's place, and is to be left out of what it gets. */
  readonly drops: boolean
  /** What must not come back. */
  readonly secrets: Spellings
  readonly client: Client
}

/** Who is told how an attempt ended: exactly once, after which nothing of it is open. */
export interface AttemptOwner {
  readonly settled: (end: AttemptEnd) => void
}

/** A request that is sent, and its answer passed on. */
export class Attempt implements OutboundListener, Waiter {
  readonly #order: AttemptOrder
  readonly #owner: AttemptOwner
  readonly #started: number
  readonly #reading: Reading = freshReading()
  readonly #redact: Redactor
  readonly #wait: Wait = new Wait(this)
  #whole: Whole | null = null
  #failed: FailedBody | null = null
  #reader: StreamReader | null = null
  #call: OutboundCall | null = null
  #status: number | null = null
  #headers: AnswerHeaders = {}
  #encoding: string | null = null
  #isStream = false
  #begun = false
  #committed = false
  #paused = false
  #over = false
  #firstByteMs: number | null = null
  #sentBytes = 0

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
    if (this.#committed) this.#breakOff(refusal)
    this.#finish("cut", null)
  }

  timeUp(): void {
    if (!this.#committed) return this.#fails("timeout_first_event", 504)
    if (!this.#paused) return this.#fails("timeout_idle", 504)
    this.#order.client.destroy()
    this.#finish("client_gone", null)
  }

  begun(): void {
    this.#begun = true
  }

  head(status: number, headers: AnswerHeaders): void {
    if (this.#over) return
    this.#status = status
    this.#headers = headers
    this.#encoding = valueOfHeader(headers, "content-encoding")
    if (status >= 300) {
      this.#failed = new FailedBody()
      return
    }
    const { manners, drops } = this.#order
    this.#isStream = valueOfHeader(headers, "content-type")?.toLowerCase().startsWith("text/event-stream") === true
    if (this.#isStream && this.#isPlain()) this.#reader = streamReader(manners, this.#reading, drops)
    else if (manners.readsBody) this.#whole = new Whole()
  }

  data(given: Uint8Array): boolean {
    if (this.#over) return true
    const chunk = buffered(given)
    this.#firstByteMs ??= this.#order.clock.now() - this.#started
    if (this.#failed !== null) {
      this.#failed.push(chunk)
      return true
    }
    const bytes = this.#redact.push(chunk)
    const isFast = this.#take(bytes)
    if (this.#reader?.meaning() === "failure") {
      this.#failsAtOnce(this.#reader.failureData() ?? "")
      return true
    }
    this.#paused = !isFast
    const { waits } = this.#order
    if (this.#committed && !this.#over) (isFast ? waits.idle : waits.client).begin(this.#wait)
    return isFast
  }

  end(): void {
    if (this.#over) return
    const { client, manners } = this.#order
    if (this.#failed !== null) return this.#finish("failed", failureOfStatus(this.#status ?? 502), this.#failedAnswer())
    this.#take(this.#redact.end())
    if (this.#reader !== null) {
      if (!this.#committed) return this.#fails("ended_early", 502)
      this.#pass(this.#reader.end())
    }
    this.#commit()
    client.end()
    this.#whole?.read(manners, this.#reading, this.#encoding, this.#isStream)
    const { failure, finished, usage } = this.#reading
    if (failure !== null) return this.#finish("failed_midstream", failure)
    const isWhole = !this.#isStream || finished || (this.#reader === null && usage === null)
    this.#finish(isWhole ? "answered" : "truncated", null)
  }

  failed(kind: "unreachable" | "timeout_connect" | "ended_early"): void {
    this.#fails(kind, kind === "timeout_connect" ? 504 : 502)
  }

  /** Takes bytes that may pass; false where the client is slower than they come. */
  #take(bytes: Buffer): boolean {
    if (this.#reader === null) {
      this.#whole?.push(bytes)
      return this.#pass(bytes)
    }
    let isFast = true
    for (const part of this.#reader.push(bytes)) isFast = this.#pass(part)
    return isFast
  }

  #pass(bytes: Buffer): boolean {
    if (bytes.length === 0) return true
    this.#commit()
    this.#sentBytes += bytes.length
    return this.#order.client.write(bytes)
  }

  #commit(): void {
    if (this.#committed) return
    this.#committed = true
    const length = this.#isStream ? null : valueOfHeader(this.#headers, "content-length")
    const isKnown = length !== null && /^\d+$/.test(length)
    this.#order.client.begin(this.#status ?? 200, this.#shown(), isKnown ? Number(length) : null)
  }

  /** The headers that the client may see, without the credential in any spelling. */
  #shown(): readonly string[] {
    return answerHeaders(this.#headers, (value) => redactedText(this.#order.secrets, value))
  }

  #isPlain(): boolean {
    return this.#encoding === null || this.#encoding === "identity"
  }

  #failedAnswer(): FailedAnswer | null {
    const status = this.#status ?? 502
    return this.#failed?.answer(status, this.#isPlain(), this.#redact, () => this.#shown()) ?? null
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
    if (!this.#committed) return this.#finish("failed", { kind, status })
    if (this.#reading.finished) {
      this.#order.client.end()
      return this.#finish("answered", null)
    }
    this.#breakOff(failureRefusal(kind))
    this.#finish(kind === "ended_early" ? "truncated" : "failed_midstream", { kind, status })
  }

  /** Ends an answer that has begun: in the dialect's own words behind a whole event, and otherwise by a cut. */
  #breakOff(refusal: Refusal): void {
    const { client, manners } = this.#order
    const isWhole = this.#reader?.atBoundary() === true && this.#redact.end().length === 0
    const last = isWhole ? manners.breakOff(refusal, this.#reading) : null
    if (last === null) return client.destroy()
    client.write(Buffer.from(last))
    client.end()
  }

  #finish(outcome: Outcome, failure: ProviderFailure | null, answer: FailedAnswer | null = null): void {
    if (this.#over) return
    this.#over = true
    this.#wait.stop()
    this.#call?.abort()
    this.#call = null
    this.#owner.settled({
      committed: this.#committed,
      outcome,
      failure,
      answer,
      reading: this.#reading,
      status: this.#status,
      begun: this.#begun,
      firstByteMs: this.#firstByteMs,
      ms: this.#order.clock.now() - this.#started,
      sentBytes: this.#sentBytes,
      redacted: this.#redact.found(),
    })
  }
}
