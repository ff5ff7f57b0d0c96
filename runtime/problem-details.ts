import { refusals } from "../output/facts/refusals.ts"
import type { Refusal } from "./refusal.ts"

/** The body of an HTTP answer by RFC 9457, media type `application/problem+json`. The members after `detail` are ours. */
export interface ProblemDetails {
  /** The page of the code, below the documentation that was named. */
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: Refusal["code"]
  readonly why: string
  readonly fix: string
  readonly facts: readonly string[]
}

/** What an answer has for a status whose code is only noted where it arises, and yet is what was asked about. */
const unprocessable = 422

/**
 * A refusal as a problem document. `documentation` is the address of the published pages, without a slash at its end; ""
 * leaves `type` a reference relative to the origin that answers.
 * @example problemDetails(refusal, "https://docs.acme.example").type // "https://docs.acme.example/reference/refusals/send-limit"
 */
export function problemDetails(refusal: Refusal, documentation: string): ProblemDetails {
  const { code, what, why, fix, facts } = refusal
  const { name, title, status } = refusals[code]
  const type = `${documentation}/reference/refusals/${name}`
  return { type, title, status: status ?? unprocessable, detail: what, code, why, fix, facts }
}
