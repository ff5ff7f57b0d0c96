import type { Clock } from "../../driver/clock.ts"
import type { Refusal } from "../../refusal.ts"
import { redactor } from "../credential/redactor.ts"
import type { Spellings } from "../credential/redactor.ts"
import type { Reading, Manners } from "../dialect/manners.ts"
import { freshReading } from "../dialect/manners.ts"
import type { Outcome } from "../ledger/rows.ts"
import { failureOfStatus } from "../route/failure.ts"
import type { FailureKind, ProviderFailure } from "../route/failure.ts"
import { failureRefusal } from "../route/refusals.ts"
import { answerHeaders, valueOfHeader } from "../upstream/headers.ts"
import { buffered } from "../upstream/buffered.ts"
import type { AnswerHeaders, Outbound, OutboundCall, OutboundListener, Sender } from "../upstream/outbound.ts"
import type { Client } from "./client.ts"
import { deadline } from "./deadline.ts"
import { streamReader } from "./reader.ts"
import type { StreamReader } from "./reader.ts"
import type { Patience } from "./patience.ts"
import { whole } from "./whole.ts"

/** What one dispatch is made of. */
export interface AttemptOrder {
  readonly sender: Sender
  readonly clock: Clock
  readonly patience: Patience
  readonly outbound: Outbound
  readonly manners: Manners
  /** Whether the usage was asked for in the client's place, and is to be left out of what it gets. */
  readonly drops: boolean
  /** What must not come back. */
  readonly secrets: Spellings
  readonly client: Client
}

/** A real answer with a failure, as its client may have it. */
export interface FailedAnswer {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** How a dispatch ended. While nothing is committed, the client has not had a byte, and may still be answered otherwise. */
export interface AttemptEnd {
  readonly committed: boolean
  readonly outcome: Outcome
  readonly failure: ProviderFailure | null
  readonly answer: FailedAnswer | null
  readonly reading: Reading
  readonly status: number | null
  readonly begun: boolean
  readonly firstByteMs: number | null
  readonly ms: number
  readonly sentBytes: number
  readonly redacted: boolean
}

/** A dispatch that is under way. */
export interface Attempt {
  /** The client is gone. */
  readonly gone: () => void
  /** The gateway ends it, and says why to a client that has had bytes. */
  readonly cut: (refusal: Refusal) => void
}

/** The longest answer with a failure that is passed on, in bytes. */
const failedBytes = 64 * 2 ** 10

/** Sends a request and passes its answer on. `settled` is called exactly once, after which nothing of it is open. */
export function attempt(order: AttemptOrder, settled: (end: AttemptEnd) => void): Attempt {
  const { sender, clock, patience, outbound, manners, drops, secrets, client } = order
  const started = clock.now()
  const reading = freshReading()
  const redact = redactor(secrets)
  const kept = whole()
  const failed: Buffer[] = []
  let failedSize = 0
  let reader: StreamReader | null = null
  let status: number | null = null
  let headers: AnswerHeaders = {}
  let isStream = false
  let encoding: string | null = null
  let [begun, committed, paused, over] = [false, false, false, false]
  let firstByteMs: number | null = null
  let sentBytes = 0
  let call: OutboundCall | null = null

  const finish = (outcome: Outcome, failure: ProviderFailure | null, answer: FailedAnswer | null = null): void => {
    if (over) return
    over = true
    timer.stop()
    client.drained = () => undefined
    call?.abort()
    const ms = clock.now() - started
    const redacted = redact.found()
    settled({ committed, outcome, failure, answer, reading, status, begun, firstByteMs, ms, sentBytes, redacted })
  }
  const breakOff = (refusal: Refusal): void => {
    const isWhole = reader?.atBoundary() === true && redact.end().length === 0
    const last = isWhole ? manners.breakOff(refusal, reading) : null
    if (last === null) client.destroy()
    else {
      client.write(last)
      client.end()
    }
  }
  const fails = (kind: FailureKind, of: number): void => {
    const failure = { kind, status: of }
    if (!committed) return finish("failed", failure)
    if (reading.finished) {
      client.end()
      return finish("answered", null)
    }
    breakOff(failureRefusal(kind))
    finish(kind === "ended_early" ? "truncated" : "failed_midstream", failure)
  }
  const timer = deadline(clock, () => {
    if (!committed) return fails("timeout_first_event", 504)
    if (!paused) return fails("timeout_idle", 504)
    client.destroy()
    finish("client_gone", null)
  })
  const redactText = (value: string): string => {
    const of = redactor(secrets)
    return Buffer.concat([of.push(Buffer.from(value, "latin1")), of.end()]).toString("latin1")
  }
  const commit = (): void => {
    if (committed) return
    committed = true
    const shown = answerHeaders(headers, redactText)
    const length = valueOfHeader(headers, "content-length")
    if (length !== null && /^\d+$/.test(length) && !isStream) shown.push("content-length", length)
    client.head(status ?? 200, shown)
  }
  /** Passes bytes on; false where the client is slower than they come. */
  const pass = (parts: readonly Buffer[]): boolean => {
    let isFast = true
    for (const part of parts)
      if (part.length > 0) {
        commit()
        sentBytes += part.length
        isFast = client.write(part)
      }
    return isFast
  }
  const listener: OutboundListener = {
    begun: () => void (begun = true),
    head: (code, all) => {
      ;[status, headers] = [code, all]
      encoding = valueOfHeader(all, "content-encoding")
      isStream = valueOfHeader(all, "content-type")?.toLowerCase().startsWith("text/event-stream") === true
      const isPlain = encoding === null || encoding === "identity"
      if (code < 300 && isStream && isPlain) reader = streamReader(manners, reading, drops)
    },
    data: (given) => {
      const chunk = buffered(given)
      firstByteMs ??= clock.now() - started
      if ((status ?? 0) >= 300) {
        failedSize += chunk.length
        if (failedSize <= failedBytes) failed.push(chunk)
        return true
      }
      const bytes = redact.push(chunk)
      if (reader === null) kept.push(bytes)
      const isFast = pass(reader === null ? [bytes] : reader.push(bytes))
      if (reader?.meaning() === "failure") {
        failsAtOnce(reader.failureData() ?? "")
        return true
      }
      if (committed) timer.restart(isFast ? patience.idle : patience.client)
      paused = !isFast
      return isFast
    },
    end: () => {
      if ((status ?? 0) >= 300) return finish("failed", failureOfStatus(status ?? 502), failedAnswer())
      const rest = redact.end()
      if (reader === null) {
        kept.push(rest)
        pass([rest])
      } else {
        pass(reader.push(rest))
        if (!committed) return fails("ended_early", 502)
        pass([reader.end()])
      }
      commit()
      client.end()
      if (reader === null) kept.read(manners, reading, encoding, isStream)
      const isWhole = !isStream || reading.finished || (reader === null && reading.usage === null)
      if (reading.failure !== null) return finish("failed_midstream", reading.failure)
      finish(isWhole ? "answered" : "truncated", null)
    },
    failed: (kind) => fails(kind, kind === "timeout_connect" ? 504 : 502),
  }
  /** A stream that began with a failure is one: its status is restated, and its data are the body. */
  const failsAtOnce = (data: string): void => {
    const failure = reading.failure ?? failureOfStatus(500)
    const body = Buffer.from(data)
    const answer = { status: failure.status, headers: ["content-type", "application/json"], body }
    finish("failed", failure, failure.kind === "provider_auth_failed" ? null : answer)
  }
  const failedAnswer = (): FailedAnswer | null => {
    const kind = failureOfStatus(status ?? 502).kind
    const isPlain = encoding === null || encoding === "identity"
    if (kind === "provider_auth_failed" || kind === "redirected" || !isPlain || failedSize > failedBytes) return null
    const body = Buffer.concat([redact.push(Buffer.concat(failed)), redact.end()])
    return { status: status ?? 502, headers: answerHeaders(headers, redactText), body }
  }

  client.drained = () => {
    if (!paused || over) return
    paused = false
    timer.restart(patience.idle)
    call?.resume()
  }
  timer.restart(patience.firstEvent)
  call = sender.send(outbound, listener)
  return {
    gone: () => finish("client_gone", null),
    cut: (refusal) => {
      if (over) return
      if (committed) breakOff(refusal)
      finish("cut", null)
    },
  }
}
