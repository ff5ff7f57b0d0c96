import type { Route } from "../../../output/gateway/routes.ts"
import type { Clock } from "../../driver/clock.ts"
import type { RecordedExchange, RecordedMatch, RecordedPiece } from "../../model-server/replay-file.ts"
import { modelRequest } from "../../model-server/read-request.ts"
import type { Json } from "../../model-server/request.ts"
import { routed } from "../../model-server/route.ts"
import { Redactor, spellings } from "../credential/redactor.ts"
import type { Spellings } from "../credential/redactor.ts"
import type { Secret } from "../credential/secret.ts"
import { freshReading } from "../dialect/manners.ts"
import { mannersOf } from "../dialect/table.ts"
import { Whole } from "../stream/whole.ts"
import { valueOfHeader } from "../upstream/headers.ts"
import { buffered } from "../upstream/buffered.ts"
import type { AnswerHeaders, Outbound, OutboundListener, Sender } from "../upstream/outbound.ts"

/** A sender that keeps what it sends and what is answered. */
export interface Recording {
  readonly sender: Sender
  /** The exchanges whose answers ended, in the order in which they were asked. */
  readonly exchanges: () => readonly RecordedExchange[]
}

/** What a recording needs to know. */
export interface RecordingOptions {
  readonly routes: readonly Route[]
  /** What must not be in it: each byte of each becomes an asterisk, however it is spelt. */
  readonly secrets: readonly Secret[]
  readonly clock: Clock
}

/** The headers of an answer that are kept; the others are the connection's, or might name somebody. */
const kept = ["content-type", "content-encoding", "retry-after", "retry-after-ms"]

/**
 * Records what passes a sender, to be replayed: of each request what finds its answer again, and no header; of each answer
 * every byte with its time, but for the secrets. What broke off is recorded as cut; what nobody answered, or what the
 * asking side gave up, is not recorded.
 */
export function recording(inner: Sender, options: RecordingOptions): Recording {
  const exchanges: (RecordedExchange | null)[] = []
  const wanted = spellings(...options.secrets)
  return {
    exchanges: () => exchanges.filter((exchange) => exchange !== null),
    sender: {
      close: () => inner.close(),
      send: (outbound, listener) => {
        const asked = matchOf(options.routes, outbound)
        if (asked === null) return inner.send(outbound, listener)
        const at = exchanges.push(null) - 1
        const keep = (exchange: RecordedExchange): void => void (exchanges[at] = exchange)
        return inner.send(outbound, heard(asked, listener, wanted, options.clock, keep))
      },
    },
  }
}

interface AskedFor {
  readonly dialect: string
  readonly match: RecordedMatch
}

/** What finds the answer to a request again: its target, what the user said last, and how many tools answered since. */
function matchOf(routes: readonly Route[], { origin, path, body }: Outbound): AskedFor | null {
  const route = routes.find(
    (each) =>
      each.servedBy === "provider" &&
      each.upstreams.some((upstream) => upstream.origin === origin && upstream.path === path),
  )
  if (route?.servedBy !== "provider") return null
  const { target, dialect } = route
  const ask = routed("POST", target)
  const read = ask.kind === "ask" ? modelRequest(ask, target, "", { kind: "read", bytes: Buffer.concat(body) }) : null
  if (read?.ok !== true) return null
  const { stream, userText, toolResults } = read.request
  return {
    dialect,
    match: { target, model: null, stream, userText, userTextHolds: null, toolResults: toolResults.length },
  }
}

/** Passes everything on to a listener, and keeps it. */
function heard(
  { dialect, match }: AskedFor,
  listener: OutboundListener,
  wanted: Spellings,
  clock: Clock,
  keep: (exchange: RecordedExchange) => void,
): OutboundListener {
  const redact = new Redactor(wanted)
  const pieces: RecordedPiece[] = []
  const answer = new Whole()
  let last = clock.now()
  let status: number | null = null
  let headers: AnswerHeaders = {}
  const take = (bytes: Buffer): void => {
    if (bytes.length === 0) return
    const now = clock.now()
    pieces.push({ after: Math.round(now - last), bytes: Buffer.from(bytes) })
    answer.push(bytes)
    last = now
  }
  const done = (end: "complete" | "cut"): void => {
    take(redact.end())
    if (status === null) return
    keep({
      request: match,
      response: { status, headers: keptOf(headers), body: pieces, end, usage: usageOf(dialect, answer, headers) },
    })
  }
  return {
    begun: () => listener.begun(),
    head: (code, all) => {
      ;[status, headers] = [code, all]
      listener.head(code, all)
    },
    data: (chunk) => {
      take(redact.push(buffered(chunk)))
      return listener.data(chunk)
    },
    end: () => {
      done("complete")
      listener.end()
    },
    failed: (failure) => {
      done("cut")
      listener.failed(failure)
    },
  }
}

function keptOf(headers: AnswerHeaders): { readonly [name: string]: string } {
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = valueOfHeader(headers, name)
      return value === null ? [] : [[name, value] as const]
    }),
  )
}

/** The usage as the answer reports it; null where it reports none, or is larger than what is read whole. */
function usageOf(dialect: string, answer: Whole, headers: AnswerHeaders): Json {
  const manners = mannersOf(dialect)
  if (manners === null) return null
  const reading = freshReading()
  const isStream = valueOfHeader(headers, "content-type")?.toLowerCase().startsWith("text/event-stream") === true
  answer.read(manners, reading, valueOfHeader(headers, "content-encoding"), isStream)
  return reading.usage as Json
}
