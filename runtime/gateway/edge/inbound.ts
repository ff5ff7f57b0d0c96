import type { IncomingMessage } from "node:http"
import type { Route } from "../../../output/gateway/routes.ts"
import type { Refusal } from "../../refusal.ts"
import { leaseRefusal } from "../lease/grant-fault.ts"
import { headRefusals } from "./refusals.ts"

/** More headers than any client in use sends; Node's own bound on their bytes is 16 KiB. */
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
])
const plainHost = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/** A request's head, read. */
export interface Inbound {
  readonly headerOf: (name: string) => string | undefined
}

/**
 * Reads a head as it was sent, before Node joined or dropped what stands twice. Refused is what an edge in front and the
 * gateway could take for different requests.
 */
export function inbound(
  request: IncomingMessage,
): { readonly ok: true; readonly inbound: Inbound } | { readonly ok: false; readonly refusal: Refusal } {
  const no = (refusal: Refusal) => ({ ok: false, refusal }) as const
  const { rawHeaders } = request
  if (request.httpVersion !== "1.1") return no(headRefusals.version)
  if (rawHeaders.length > 2 * mostHeaders) return no(headRefusals.many)
  const values = new Map<string, string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase()
    if (values.has(name) && name === "host") return no(headRefusals.host)
    if (values.has(name) && (single.has(name) || /^(?:anthropic-|x-api-key$)/.test(name)))
      return no(headRefusals.doubled)
    values.set(name, rawHeaders[at + 1] ?? "")
  }
  const headerOf = (name: string): string | undefined => values.get(name)
  if (!plainHost.test(headerOf("host") ?? "")) return no(headRefusals.host)
  const connection = (headerOf("connection") ?? "keep-alive").toLowerCase()
  if (headerOf("upgrade") !== undefined || !/^(?:close|keep-alive)$/.test(connection)) return no(headRefusals.hop)
  return { ok: true, inbound: { headerOf } }
}

/** Whether a body is JSON as it is. */
export function mediaFault({ headerOf }: Inbound): Refusal | null {
  const type = headerOf("content-type") ?? ""
  const isPlain = (headerOf("content-encoding") ?? "identity").toLowerCase() === "identity"
  return isPlain && /^application\/json(?:\s*;|$)/i.test(type) ? null : headRefusals.media
}

/** The one bearer of a request, from `authorization` or a header of its dialect's own. */
export function bearerOf(
  { headerOf }: Inbound,
  route: Route,
): { readonly ok: true; readonly bearer: string } | { readonly ok: false; readonly refusal: Refusal } {
  const own = route.servedBy === "provider" ? route.credentials : ownOfAll
  const given = own.map(headerOf)
  const authorization = headerOf("authorization")
  if (authorization !== undefined) given.push(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "")
  const bearers = new Set(given.filter((bearer) => bearer !== undefined))
  const [bearer] = bearers
  if (bearers.size > 1) return { ok: false, refusal: leaseRefusal("two", "The request bears two different leases.") }
  if (bearer !== undefined && bearer !== "") return { ok: true, bearer }
  return { ok: false, refusal: leaseRefusal("unknown", "The request bears no lease of this gateway.") }
}

/** The names of a lease are asked for by the clients of every dialect. */
const ownOfAll: readonly string[] = ["x-api-key"]
