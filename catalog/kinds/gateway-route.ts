import type { Acceptance } from "./accept.ts"
import { grants, kind, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { RouteQuery } from "./route-query.ts"

export const gatewayRouteKind = kind({
  name: "gateway-route",
  states: "a request that the gateway answers itself, without any provider",
  meanings: {
    method: means(unordered, "breaking"),
    path: means(unordered, "breaking"),
    queries: means(grants, sayings),
    answers: means(unordered, "breaking"),
  },
  whole: means(grants, sayings),
})

/** A stated route of the gateway's own. */
export type GatewayRouteFact = Stated<"gateway-route">

/** A request that the gateway answers itself. `answers` is what with: the model names of the lease that the request bears. */
export function gatewayRoute(stated: {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: string
  readonly queries: readonly RouteQuery[]
  readonly answers: "lease_models"
  readonly accept?: readonly Acceptance[]
}): GatewayRouteFact {
  return state(gatewayRouteKind, stated)
}
