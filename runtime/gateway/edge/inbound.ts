import type { Route } from "../../../output/gateway/routes.ts"
import type { Refusal } from "../../refusal.ts"
import { fieldOf } from "../http/fields.ts"
import type { Fields } from "../http/fields.ts"
import type { RequestHead } from "../http/request-head.ts"
import { leaseRefusal } from "../lease/grant-fault.ts"
import { headRefusals } from "./refusals.ts"

/** More headers than any client in use sends; their bytes are bounded as well. */
const mostHeaders = 100

/** Headers of which two would be two answers to one question. */
const single: ReadonlySet<string> = new Set([
  "authorization",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "host",
  "traceparent",
  "transfer-encoding",
  "x-api-key",
])
const plainHost = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/**
 * What an edge in front and the gateway could take for different requests; null: nothing of the head. The frame of the
 * message itself was held to its grammar before.
 */
export function headFault({ version, fields }: RequestHead): Refusal | null {
  if (version !== "1.1") return headRefusals.version
  if (fields.length > 2 * mostHeaders) return headRefusals.many
  for (let at = 0; at < fields.length; at += 2) {
    const name = fields[at] as string
    if (!single.has(name) && !name.startsWith("anthropic-")) continue
    for (let other = at + 2; other < fields.length; other += 2)
      if (fields[other] === name) return name === "host" ? headRefusals.host : headRefusals.doubled
  }
  if (!plainHost.test(fieldOf(fields, "host") ?? "")) return headRefusals.host
  const connection = (fieldOf(fields, "connection") ?? "keep-alive").toLowerCase()
  const isPlain = connection === "close" || connection === "keep-alive"
  return isPlain && fieldOf(fields, "upgrade") === undefined ? null : headRefusals.hop
}

/** Whether a body is JSON as it is. */
export function mediaFault(fields: Fields): Refusal | null {
  const type = fieldOf(fields, "content-type") ?? ""
  const isPlain = (fieldOf(fields, "content-encoding") ?? "identity").toLowerCase() === "identity"
  return isPlain && /^application\/json(?:\s*;|$)/i.test(type) ? null : headRefusals.media
}

/** The one bearer of a request, from `authorization` or a header of its dialect's own. */
export function bearerOf(
  fields: Fields,
  route: Route,
): { readonly ok: true; readonly bearer: string } | { readonly ok: false; readonly refusal: Refusal } {
  const authorization = fieldOf(fields, "authorization")
  let bearer = authorization === undefined ? undefined : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "")
  for (const name of route.servedBy === "provider" ? route.credentials : ownOfAll) {
    const own = fieldOf(fields, name)
    if (own !== undefined && bearer !== undefined && own !== bearer)
      return { ok: false, refusal: leaseRefusal("two", "The request bears two different leases.") }
    bearer ??= own
  }
  if (bearer !== undefined && bearer !== "") return { ok: true, bearer }
  return { ok: false, refusal: leaseRefusal("unknown", "The request bears no lease of this gateway.") }
}

/** The names of a lease are asked for by the clients of every dialect. */
const ownOfAll: readonly string[] = ["x-api-key"]
