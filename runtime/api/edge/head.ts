import type { Refusal } from "../../refusal.ts"
import { bearerIn } from "../access/bearer.ts"
import { keyForm } from "../idempotency/once.ts"
import { readFields } from "./fields.ts"
import type { Fields } from "./fields.ts"
import { readQuery } from "./query.ts"
import {
  doubledHeader,
  malformedKey,
  noEndpoint,
  notHttp,
  otherMethod,
  otherQuery,
  otherVersion,
  unreadTarget,
} from "./refusals.ts"
import type { EndpointRoute, OwnRoute, Route } from "./route.ts"
import type { RouteTable } from "./route-table.ts"
import { readTarget } from "./target.ts"

/** The head of a request as it came. */
export interface RawHead {
  readonly method: string
  readonly target: string
  /** Names and values in turn. */
  readonly fields: readonly string[]
}

/** A head that was read. */
export type Head =
  | { readonly kind: "own"; readonly route: OwnRoute }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly headers?: { readonly [name: string]: string } }
  | {
      readonly kind: "endpoint"
      readonly route: EndpointRoute
      readonly params: { readonly [name: string]: string }
      readonly query: { readonly [name: string]: string }
      readonly fields: Fields
      /** null: none was sent, or in another form. */
      readonly bearer: string | null
    }

/** Finds what a request is for, by its head alone; `version` is the one that is spoken. */
export function readHead(
  table: RouteTable<Route>,
  version: string,
  { method, target: raw, fields: named }: RawHead,
): Head {
  const target = readTarget(raw)
  if (target === null) return { kind: "refused", refusal: unreadTarget }
  const fields = readFields(named)
  if (typeof fields === "string") return { kind: "refused", refusal: doubledHeader(fields) }
  const { expect = continued, host, "transfer-encoding": coding = chunked } = fields
  if (host === undefined || coding.toLowerCase() !== chunked || expect.toLowerCase() !== continued)
    return { kind: "refused", refusal: notHttp }
  const found = table.find(method, target)
  switch (found.kind) {
    case "nothing":
      return { kind: "refused", refusal: noEndpoint }
    case "other_method":
      return {
        kind: "refused",
        refusal: otherMethod(found.allowed),
        headers: { allow: found.allowed.join(", ") },
      }
    case "route": {
      const { route, params } = found
      const queries = route.kind === "endpoint" ? route.endpoint.queries : []
      const query = readQuery(target.query, queries)
      if (typeof query === "string")
        return {
          kind: "refused",
          refusal: otherQuery(
            query,
            queries.map(({ name }) => name),
          ),
        }
      if (route.kind !== "endpoint") return { kind: "own", route }
      if (fields[versionField] !== version)
        return { kind: "refused", refusal: otherVersion(fields[versionField] !== undefined, version) }
      const key = fields["idempotency-key"]
      if (key !== undefined && !keyForm.test(key)) return { kind: "refused", refusal: malformedKey }
      return { kind: "endpoint", route, params, query, fields, bearer: bearerIn(fields.authorization) }
    }
    default:
      return found satisfies never
  }
}

/** The one coding of transfer that is read, and the one expectation that is met. */
const [chunked, continued] = ["chunked", "100-continue"] as const

/** The header in which client and server say which version they speak. */
export const versionField = "checkfu-version"
