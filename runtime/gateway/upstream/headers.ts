import { passedHeaders } from "../../../output/gateway/routes.ts"
import type { ProviderRoute, Upstream } from "../../../output/gateway/routes.ts"
import { fieldOf, isFieldValue } from "../http/fields.ts"
import type { Fields } from "../http/fields.ts"
import type { Secret } from "../credential/secret.ts"
import type { AnswerHeaders } from "./outbound.ts"

/** What goes out is always plain JSON, of a length that is counted anew, and wants to be answered unpacked. */
const ours: readonly string[] = ["content-type", "application/json", "accept-encoding", "identity"]
const decided = new Set(["content-type", "content-encoding", "accept-encoding"])

/** The headers of a request to a provider: those of the client that the catalog lists, ours, and the credential. */
export function outboundHeaders(
  route: ProviderRoute,
  upstream: Upstream,
  fields: Fields,
  secret: Secret,
): readonly string[] {
  const headers = [...ours]
  for (const names of [passedHeaders, route.headers])
    for (const name of names) {
      const value = decided.has(name) ? undefined : fieldOf(fields, name)
      if (value !== undefined) headers.push(name, value)
    }
  headers.push(upstream.credential.header, upstream.credential.prefix + secret.reveal())
  return headers
}

const answered: ReadonlySet<string> = new Set([
  "content-type",
  "content-encoding",
  "retry-after",
  "retry-after-ms",
  "x-should-retry",
  "request-id",
  "x-request-id",
])
const families: readonly string[] = ["anthropic-ratelimit-", "x-ratelimit-"]

/** The headers of an answer that its client may see, names and values in turn. Whatever is not listed stays here. */
export function answerHeaders(headers: AnswerHeaders, redact: (value: string) => string): string[] {
  const kept: string[] = []
  for (const name in headers) {
    const value = headers[name]
    if (typeof value !== "string" || !isFieldValue(value)) continue
    if (answered.has(name) || families.some((family) => name.startsWith(family))) kept.push(name, redact(value))
  }
  return kept
}

/** A header's value; null where it is not there, or there twice. */
export function valueOfHeader(headers: AnswerHeaders, name: string): string | null {
  const value = headers[name]
  return typeof value === "string" ? value : null
}
