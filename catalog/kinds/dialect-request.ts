import type { Acceptance } from "./accept.ts"
import type { DialectFact } from "./dialect.ts"
import { grants, kind, means, prose, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { Source } from "./provider.ts"
import type { RouteQuery } from "./route-query.ts"

export const dialectRequestKind = kind({
  name: "dialect-request",
  states: "what a dialect's request may carry besides its target and its body",
  meanings: {
    dialect: means(unordered, "breaking"),
    queries: means(grants, sayings),
    headers: means(grants, sayings),
    credentials: means(grants, sayings),
    source: prose,
  },
  whole: means(grants, sayings),
})

/** A stated request of a dialect. */
export type DialectRequestFact = Stated<"dialect-request">

/**
 * The queries that a dialect's request may carry, and the headers, in lower case, besides those of every request.
 * `credentials` are the headers, besides `authorization`, that may bear the lease.
 */
export function dialectRequest(stated: {
  readonly name: string
  readonly dialect: DialectFact
  readonly queries: readonly RouteQuery[]
  readonly headers: readonly string[]
  readonly credentials: readonly string[]
  readonly source: Source
  readonly accept?: readonly Acceptance[]
}): DialectRequestFact {
  return state(dialectRequestKind, stated)
}
