import { documentDecoders } from "../../../output/documents/decoders.ts"
import type { FuzzedRequest } from "./request-of.ts"
import type { Answered } from "./send.ts"

/** What came of a request. */
export type Verdict = "done" | "refused" | "cut"

/** A request that the server did not answer as its description says. The message has all that it takes to see it again. */
export class Misanswered extends Error {}

/** Refusals that any request may meet before its endpoint is known, or as it is read. */
const ofTheDoor =
  /^api\/(?:target|path|method|query|http|head-size|doubled-header|version|no-body|idempotency-key|unready|body-time|body-size|no-key|unknown-key|media-type|body-not-json|malformed|role|workspace|not-found|idempotency-mismatch|idempotency-running|busy|draining)$/

/**
 * Judges an answer by the description: no failure, problems as problems, and documents as the endpoint's. A refusal that the
 * endpoint does not list goes to `unlisted`, so that one run finds them all.
 */
export function judge(asked: FuzzedRequest, answered: Answered | null, unlisted: Set<string>): Verdict {
  const { endpoint, way, method, target } = asked
  const wrong = (why: string): never => {
    throw new Misanswered(
      `${why}: ${method} ${target} ${asked.body ?? ""} (${endpoint.name}, ${way}) → ${answered?.text ?? ""}`,
    )
  }
  if (answered === null) return way === "bytes" || way === "header" ? "cut" : wrong("no answer")
  const { status, mediaType, text } = answered
  if (status >= 500) return wrong(`status ${status}`)
  if (status >= 400) {
    if (mediaType !== "application/problem+json") return wrong(`media type ${mediaType}`)
    // No body comes with an answer to HEAD.
    if (text === "" && method === "HEAD") return "refused"
    const problem = documentDecoders["problem-details"](JSON.parse(text))
    if (!problem.ok) return wrong(`no problem, by ${problem.error.expected}`)
    const { code } = problem.value as { readonly code: (typeof endpoint.refuses)[number] }
    if (method === endpoint.method && way === "valid" && !ofTheDoor.test(code) && !endpoint.refuses.includes(code))
      unlisted.add(`${endpoint.name} ${code}`)
    return "refused"
  }
  if (way === "bytes" || way === "path" || method !== endpoint.method) return "done"
  if (status !== endpoint.status && !(endpoint.mayBeEmpty && status === 204) && status !== 202)
    return wrong(`status ${status}`)
  if (text === "") return "done"
  const document: unknown = JSON.parse(text)
  const decode = documentDecoders[endpoint.answers]
  const data = endpoint.list === null ? [document] : (document as { readonly data: readonly unknown[] }).data
  for (const each of data) {
    const decoded = decode(each)
    if (!decoded.ok)
      return wrong(`no ${endpoint.answers} at /${decoded.error.path.join("/")}, expected ${decoded.error.expected}`)
  }
  return "done"
}
