import type { Refusal } from "../refusal.ts"
import type { Answer, Closure, RemoteError } from "./connection.ts"

/** Why something asked of the agent did not come about. `stage` is the method that it was asked with. */
export type Failure = { readonly stage: string } &
  /** The agent speaks another version, or names none. */
  (
    | { readonly code: "unsupported_protocol_version"; readonly got: unknown }
    /** `methods` are the ids that it offers; none of them is configured here, or the configured one did not help. */
    | { readonly code: "auth_required"; readonly methods: readonly string[] }
    | { readonly code: "session_not_found"; readonly error: RemoteError }
    /** The agent answered for another session than the one that was asked for. */
    | { readonly code: "session_identity_changed"; readonly asked: string; readonly got: string }
    /** It refused the members of an extension that grant or limit. */
    | { readonly code: "authority_refused"; readonly error: RemoteError }
    /** Any other error that it answered with. */
    | { readonly code: "error_answered"; readonly error: RemoteError }
    /** Its answer cannot be read as one. */
    | { readonly code: "malformed_answer"; readonly raw: unknown }
    | { readonly code: "no_answer"; readonly milliseconds: number }
    | { readonly code: "agent_closed"; readonly closure: Closure }
    /** It does not offer this; nothing was sent. */
    | { readonly code: "not_offered" }
    /** An extension does not let it be sent, or ended the run over what came back. */
    | { readonly code: "refused"; readonly refusal: Refusal }
    /** A turn is running, and it was asked not to wait for it. Nothing was sent. */
    | { readonly code: "busy" }
    /** The session or its agent was closed by us before. Nothing was sent. */
    | { readonly code: "closed_before" }
  )

/** What was asked for, or why it did not come about. */
export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

/** The failure of an answer that is no result. */
export function failureOf(stage: string, answer: Exclude<Answer, { readonly kind: "result" }>): Failure {
  switch (answer.kind) {
    case "error":
      return isNotFound(answer.error)
        ? { stage, code: "session_not_found", error: answer.error }
        : { stage, code: "error_answered", error: answer.error }
    case "malformed":
      return { stage, code: "malformed_answer", raw: answer.raw }
    case "timed_out":
      return { stage, code: "no_answer", milliseconds: answer.milliseconds }
    case "closed":
      return { stage, code: "agent_closed", closure: answer.closure }
    default:
      return answer satisfies never
  }
}

/** A failure as an answer. */
export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}

/** The protocol's code for: log in first. */
export const authRequired = -32_000

const resourceNotFound = -32_002
const invalidParams = -32_602
const internalError = -32_603

/**
 * Whether an error says that there is no such session. Agents use the code that the protocol has for it, or one of two others
 * with words that say so, in the message or in whatever they add to it.
 */
export function isNotFound({ code, message, data }: RemoteError): boolean {
  if (code === resourceNotFound) return true
  if (code !== invalidParams && code !== internalError) return false
  const said = `${message} ${JSON.stringify(data) ?? ""}`.slice(0, 4_096)
  return /\bnot[ _-]?found\b|\bno previous sessions? found\b|\bunknown session\b|\bno such session\b/i.test(said)
}

/** Whether an error says that what was sent is wrong in itself. */
export function isInvalidParams({ code }: RemoteError): boolean {
  return code === invalidParams
}
