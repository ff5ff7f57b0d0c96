import type { ServerResponse } from "node:http"
import { problemDetails } from "../../problem-details.ts"
import type { Refusal } from "../../refusal.ts"

/** What goes out: a status with a text, or with none. */
export interface Answer {
  readonly status: number
  readonly text: string | null
  readonly mediaType: "application/json" | "application/problem+json"
  readonly headers?: { readonly [name: string]: string }
}

/** A document as an answer; null: nothing. */
export function documentAnswer(status: number, body: unknown): Answer {
  return { status, text: body === null ? null : JSON.stringify(body), mediaType: "application/json" }
}

/** A refusal as an answer; `documentation` is the address of the published pages. */
export function problemAnswer(refusal: Refusal, documentation: string, headers: Answer["headers"] = {}): Answer {
  const problem = problemDetails(refusal, documentation)
  return { status: problem.status, text: JSON.stringify(problem), mediaType: "application/problem+json", headers }
}

/** Headers of every answer: no cache keeps what is one caller's, and no browser guesses at it. */
const always = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const

/** Writes an answer; where nobody reads it any more nothing happens. */
export function writeAnswer(
  outgoing: ServerResponse,
  { status, text, mediaType, headers }: Answer,
  more: { readonly [name: string]: string },
): void {
  if (outgoing.destroyed) return
  const bytes = text === null ? null : Buffer.from(text)
  const framed = bytes === null ? {} : { "content-type": mediaType, "content-length": String(bytes.length) }
  outgoing.writeHead(status, { ...always, ...more, ...headers, ...framed })
  outgoing.end(bytes ?? undefined)
}

/** The bytes of a problem for a client whose request was not read as one. The connection ends with it. */
export function rawAnswer({ status, text }: Answer, requestId: string): string {
  const head = [
    `HTTP/1.1 ${status} Refused`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(text ?? "")}`,
    "cache-control: no-store",
    `request-id: ${requestId}`,
    "connection: close",
  ]
  return `${head.join("\r\n")}\r\n\r\n${text ?? ""}`
}
