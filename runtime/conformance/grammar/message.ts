import { isObject, own } from "../../../output/kernel.ts"
import type { Members } from "../../../output/kernel.ts"

/** The answer to a request. */
export type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly message: string }

/** A message by its form. An id is told from others by `key`, in which 3 and "3" differ. */
export type Message =
  | {
      readonly form: "request"
      readonly key: string
      readonly method: string
      readonly params: unknown
      readonly faults: readonly string[]
    }
  | {
      readonly form: "notification"
      readonly method: string
      readonly params: unknown
      readonly faults: readonly string[]
    }
  | {
      readonly form: "response"
      readonly key: string | null
      readonly answer: Answer
      readonly faults: readonly string[]
    }

/** Reads the envelope of a message, or says why it is none. Never throws. */
export function messageOf(value: unknown): Message | { readonly form: "none"; readonly what: string } {
  if (Array.isArray(value)) return { form: "none", what: "an array stands where a message may stand" }
  if (!isObject(value, true)) return { form: "none", what: "a value stands where a message may stand" }
  // None of these names is one that every object has.
  const { jsonrpc, id, method, params, result, error } = value as Envelope
  const faults = jsonrpc === "2.0" ? none : ['jsonrpc is not "2.0"']
  if (typeof method === "string")
    return id === undefined
      ? { form: "notification", method, params, faults }
      : { form: "request", key: keyOf(id), method, params, faults }
  if (result === undefined && error === undefined)
    return id === undefined
      ? { form: "none", what: "an object with neither method nor result nor error is no message" }
      : response(id, { ok: false, code: 0, message: "" }, [...faults, "it has neither result nor error"])
  if (result !== undefined)
    return response(
      id,
      { ok: true, result },
      error === undefined ? faults : [...faults, "it has both result and error"],
    )
  return errorResponse(id, error, faults)
}

/** What may stand in the envelope of a message. */
export interface Envelope {
  readonly jsonrpc?: unknown
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

const none: readonly string[] = []

/** How an id is told from others. */
export function keyOf(id: unknown): string {
  return JSON.stringify(id) ?? "null"
}

/** The key of the same id as the other type, number or text. */
export function otherKey(key: string): string {
  return key.startsWith('"') ? key.slice(1, -1) : JSON.stringify(key)
}

function errorResponse(id: unknown, error: unknown, before: readonly string[]): Message {
  const faults = [...before]
  if (!isObject(error, true))
    return response(id, { ok: false, code: 0, message: "" }, [...faults, "its error is no object"])
  const code = own(error, "code")
  const message = own(error, "message")
  if (!Number.isInteger(code)) faults.push("its error has no integer code")
  if (typeof message !== "string") faults.push("its error has no message")
  return response(
    id,
    {
      ok: false,
      code: typeof code === "number" ? code : 0,
      message: typeof message === "string" ? message : "",
    },
    faults,
  )
}

function response(id: unknown, answer: Answer, faults: readonly string[]): Message {
  return { form: "response", key: id === undefined || id === null ? null : keyOf(id), answer, faults }
}

/** The members of an object, none of anything else. */
export function membersOf(value: unknown): Members {
  return isObject(value, true) ? value : noMembers
}

const noMembers: Members = Object.freeze({})

/** A member that is text, else null. What a parsed object inherits is no text under any name. */
export function textOf(value: unknown, name: string): string | null {
  if (!isObject(value, true)) return null
  const text = value[name]
  return typeof text === "string" ? text : null
}
