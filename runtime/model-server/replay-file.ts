import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"
import { elements, member } from "./json.ts"
import type { Json } from "./request.ts"

/** Which requests a recorded answer is for. A member that is null is not looked at. */
export interface RecordedMatch {
  readonly target: string
  readonly model: string | null
  readonly stream: boolean | null
  /** The whole of what the user said last. */
  readonly userText: string | null
  /** Something that the user's last text holds. */
  readonly userTextHolds: string | null
  /** How many tools answered since. */
  readonly toolResults: number | null
}

/** Some bytes of a recorded body. */
export interface RecordedPiece {
  /** Milliseconds after the piece before; the first one's after the request. */
  readonly after: number
  readonly bytes: Uint8Array
}

/** What was answered, to the byte. */
export interface RecordedResponse {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: readonly RecordedPiece[]
  readonly end: "complete" | "cut"
  /** As the dialect reported it; null where it reported none. */
  readonly usage: Json
}

/** One request and its answer. */
export interface RecordedExchange {
  readonly request: RecordedMatch
  readonly response: RecordedResponse
}

/** Writes exchanges as JSON Lines. Bytes that are no UTF-8 text by themselves are written in base64. */
export function writeReplay(exchanges: readonly RecordedExchange[]): string {
  return exchanges
    .map(({ request, response }) => {
      const body = response.body.map(({ after, bytes }) => ({ after, ...written(bytes) }))
      return `${JSON.stringify({ request, response: { ...response, body } })}\n`
    })
    .join("")
}

/** Reads JSON Lines of exchanges. Refuses the first line that is none, by its number; empty lines are passed over. */
export function readReplay(
  text: string,
): { readonly ok: true; readonly exchanges: readonly RecordedExchange[] } | Refused {
  const exchanges: RecordedExchange[] = []
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue
    const exchange = exchangeIn(line)
    if (typeof exchange === "string") return refused(unreadable(index + 1, exchange))
    exchanges.push(exchange)
  }
  return { ok: true, exchanges }
}

function written(bytes: Uint8Array): { readonly text: string } | { readonly base64: string } {
  const buffer = Buffer.from(bytes)
  const text = buffer.toString("utf8")
  return Buffer.from(text, "utf8").equals(buffer) ? { text } : { base64: buffer.toString("base64") }
}

/** The exchange of a line, or what is wrong with it. */
function exchangeIn(line: string): RecordedExchange | string {
  let value: Json
  try {
    value = JSON.parse(line) as Json
  } catch {
    return "it is no JSON"
  }
  const [request, response] = [member(value, "request"), member(value, "response")]
  const target = member(request, "target")
  const status = member(response, "status")
  const headers = member(response, "headers")
  const body = elements(member(response, "body")).map(pieceIn)
  if (typeof target !== "string") return "/request/target is no text"
  if (typeof status !== "number" || !Number.isInteger(status) || status < 200 || status > 599)
    return "/response/status is no status of an answer"
  if (!areTexts(headers)) return "/response/headers is no object of texts"
  const wrong = body.indexOf(null)
  if (wrong !== -1) return `/response/body/${wrong} has not "after" and one of "text" and "base64"`
  return {
    request: {
      target,
      model: orNull(member(request, "model"), "string"),
      stream: orNull(member(request, "stream"), "boolean"),
      userText: orNull(member(request, "userText"), "string"),
      userTextHolds: orNull(member(request, "userTextHolds"), "string"),
      toolResults: orNull(member(request, "toolResults"), "number"),
    },
    response: {
      status,
      headers,
      body: body.filter((piece) => piece !== null),
      end: member(response, "end") === "cut" ? "cut" : "complete",
      usage: member(response, "usage"),
    },
  }
}

function pieceIn(piece: Json): RecordedPiece | null {
  const [after, text, base64] = [member(piece, "after"), member(piece, "text"), member(piece, "base64")]
  if (typeof after !== "number" || !(after >= 0)) return null
  if (typeof text === "string" && base64 === null) return { after, bytes: Buffer.from(text, "utf8") }
  return typeof base64 === "string" && text === null ? { after, bytes: Buffer.from(base64, "base64") } : null
}

interface Kinds {
  readonly string: string
  readonly number: number
  readonly boolean: boolean
}

function orNull<Kind extends keyof Kinds>(value: Json, kind: Kind): Kinds[Kind] | null {
  return typeof value === kind ? (value as Kinds[Kind]) : null
}

function areTexts(value: Json): value is { readonly [name: string]: string } {
  return (
    value !== null &&
    typeof value === "object" &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === "string")
  )
}

function unreadable(line: number, what: string): Refused["refusal"] {
  return {
    code: "replay/unreadable",
    what: `Line ${line} of the recording is no exchange: ${what}.`,
    why: "an answer that is half understood is no recorded answer",
    fix: "write the file with the recorder, one exchange to a line",
    facts: [],
  }
}
