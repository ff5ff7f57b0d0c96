import { gatewayRoute } from "../kinds/gateway-route.ts"
import { decimal } from "../kinds/route-query.ts"

/** The model names of a lease, for the harnesses that ask before they start. */
export const models = gatewayRoute({
  name: "models",
  method: "GET",
  path: "/v1/models",
  queries: [decimal("limit", 4)],
  answers: "lease_models",
})
