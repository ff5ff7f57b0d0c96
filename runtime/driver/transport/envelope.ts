import type { Answer } from "../connection.ts"
import { memberSource } from "./json-source.ts"
import type { WireCode } from "./wire-faults.ts"

/** What one JSON value of the agent's is in JSON-RPC. */
export type Envelope =
  | {
      readonly kind: "request"
      /** The id exactly as it was written, to be written so again. */
      readonly idSource: string
      readonly method: string
      readonly params: unknown
    }
  | { readonly kind: "notification"; readonly method: string; readonly params: unknown }
  | {
      readonly kind: "response"
      readonly id: unknown
      readonly answer: Extract<Answer, { kind: "result" | "error" | "malformed" }>
    }
  | { readonly kind: "nothing" }

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

/** An envelope with everything that is wrong with it; none of that keeps it from being handled. */
export interface Opened {
  readonly envelope: Envelope
  readonly faults: readonly EnvelopeFault[]
}

/** Tells what a value is. `source` is the text that the value was parsed from. Never throws. */
export function opened(value: unknown, source: string): Opened {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return { envelope: { kind: "nothing" }, faults: [] }
  const message = value as Readonly<Record<string, unknown>>
  const version: readonly EnvelopeFault[] = message["jsonrpc"] === "2.0" ? [] : ["wire/jsonrpc-member"]
  const { method, params } = message
  const answers = Object.hasOwn(message, "result") || Object.hasOwn(message, "error")
  if (typeof method === "string") {
    const mixed: readonly EnvelopeFault[] = answers ? ["wire/mixed-message"] : []
    const idSource = Object.hasOwn(message, "id") ? memberSource(source, "id") : null
    if (idSource === null) return { envelope: { kind: "notification", method, params }, faults: [...version, ...mixed] }
    const type: readonly EnvelopeFault[] = isId(message["id"]) ? [] : ["wire/id-type"]
    return { envelope: { kind: "request", idSource, method, params }, faults: [...version, ...mixed, ...type] }
  }
  if (Object.hasOwn(message, "method") || !(answers || (Object.hasOwn(message, "id") && isId(message["id"]))))
    return { envelope: { kind: "nothing" }, faults: [] }
  const { answer, faults } = answerOf(message)
  return { envelope: { kind: "response", id: message["id"], answer }, faults: [...version, ...faults] }
}

/** What JSON-RPC lets an id be, as this protocol narrows it. */
function isId(id: unknown): boolean {
  return id === null || typeof id === "string" || (typeof id === "number" && Number.isInteger(id))
}

/** A member that is null beside one that is not is taken for absent, as the first JSON-RPC had it. */
function answerOf(message: Readonly<Record<string, unknown>>): {
  readonly answer: Extract<Envelope, { kind: "response" }>["answer"]
  readonly faults: readonly EnvelopeFault[]
} {
  const { result, error } = message
  const hasResult = Object.hasOwn(message, "result")
  if (!Object.hasOwn(message, "error"))
    return hasResult
      ? { answer: { kind: "result", value: result }, faults: [] }
      : { answer: { kind: "malformed", raw: message }, faults: ["wire/no-result"] }
  const both: readonly EnvelopeFault[] = hasResult ? ["wire/result-and-error"] : []
  if (hasResult && error === null) return { answer: { kind: "result", value: result }, faults: both }
  if (hasResult && result !== null) return { answer: { kind: "malformed", raw: message }, faults: both }
  if (error === null || typeof error !== "object" || typeof (error as { code?: unknown }).code !== "number")
    return { answer: { kind: "malformed", raw: message }, faults: [...both, "wire/error-shape"] }
  const { code, message: text, ...rest } = error as { code: number; message?: unknown; data?: unknown }
  const data = Object.hasOwn(rest, "data") ? { data: rest.data } : {}
  return {
    answer: { kind: "error", error: { code, message: typeof text === "string" ? text : "", ...data } },
    faults: typeof text === "string" ? both : [...both, "wire/error-shape"],
  }
}
