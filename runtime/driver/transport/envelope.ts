import type { Answer } from "../connection.ts"
import { memberSource } from "./json-source.ts"
import type { WireCode } from "./wire-faults.ts"

/** A fault of an envelope, which needs no more to be said than its name. */
export type EnvelopeFault = Extract<
  WireCode,
  | "wire/jsonrpc-member"
  | "wire/mixed-message"
  | "wire/result-and-error"
  | "wire/no-result"
  | "wire/error-shape"
  | "wire/id-type"
>

/** What one JSON value of the agent's is in JSON-RPC, and what is wrong with it; that keeps it from nothing. */
export type Envelope = { readonly faults: readonly EnvelopeFault[] } & (
  | {
      readonly kind: "request"
      /** The id exactly as it was written, to be written so again. */
      readonly idSource: string
      readonly method: string
      readonly params: unknown
    }
  | { readonly kind: "notification"; readonly method: string; readonly params: unknown }
  | { readonly kind: "response"; readonly id: unknown; readonly answer: Answered }
  | { readonly kind: "nothing" }
)

/** What a response can settle its request with. */
type Answered = Extract<Answer, { kind: "result" | "error" | "malformed" }>

const none: readonly never[] = []

/** Tells what a value is. `source` is the text that the value was parsed from. Never throws. */
export function envelopeOf(value: unknown, source: string): Envelope {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return { kind: "nothing", faults: none }
  const message = value as Readonly<Record<string, unknown>>
  // JSON has no undefined: a member that reads so is not there.
  const { jsonrpc, id, method, params, result, error } = message
  const version: readonly EnvelopeFault[] = jsonrpc === "2.0" ? none : ["wire/jsonrpc-member"]
  const answers = result !== undefined || error !== undefined
  if (typeof method === "string") {
    const faults: readonly EnvelopeFault[] = answers ? [...version, "wire/mixed-message"] : version
    const idSource = id === undefined ? null : memberSource(source, "id")
    if (idSource === null) return { kind: "notification", method, params, faults }
    return { kind: "request", idSource, method, params, faults: isId(id) ? faults : [...faults, "wire/id-type"] }
  }
  if (method !== undefined || !(answers || isId(id))) return { kind: "nothing", faults: none }
  const { answer, faults } = answerOf(message)
  return { kind: "response", id, answer, faults: [...version, ...faults] }
}

/** What JSON-RPC lets an id be, as this protocol narrows it. */
function isId(id: unknown): boolean {
  return id === null || typeof id === "string" || (typeof id === "number" && Number.isInteger(id))
}

/** A member that is null beside one that is not is taken for absent, as the first JSON-RPC had it. */
function answerOf(message: Readonly<Record<string, unknown>>): {
  readonly answer: Answered
  readonly faults: readonly EnvelopeFault[]
} {
  const { result, error } = message
  const hasResult = result !== undefined
  if (error === undefined)
    return hasResult
      ? { answer: { kind: "result", value: result }, faults: [] }
      : { answer: { kind: "malformed", raw: message }, faults: ["wire/no-result"] }
  const both: readonly EnvelopeFault[] = hasResult ? ["wire/result-and-error"] : []
  if (hasResult && error === null) return { answer: { kind: "result", value: result }, faults: both }
  if (hasResult && result !== null) return { answer: { kind: "malformed", raw: message }, faults: both }
  if (error === null || typeof error !== "object" || typeof (error as { code?: unknown }).code !== "number")
    return { answer: { kind: "malformed", raw: message }, faults: [...both, "wire/error-shape"] }
  const { code, message: text, data: more } = error as { code: number; message?: unknown; data?: unknown }
  const data = more === undefined ? {} : { data: more }
  return {
    answer: { kind: "error", error: { code, message: typeof text === "string" ? text : "", ...data } },
    faults: typeof text === "string" ? both : [...both, "wire/error-shape"],
  }
}
