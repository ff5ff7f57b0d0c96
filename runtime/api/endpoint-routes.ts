import { documentDecoders } from "../../output/documents/decoders.ts"
import { endpoints } from "../../output/facts/endpoints.ts"
import type { EndpointRoute } from "./edge/route.ts"
import { handlerName } from "./handler-table.ts"
import { beforeWrites, handlers } from "./handlers.ts"
import { locking } from "./proof/handlers.ts"

/** The endpoints of the catalog, each with what answers it. */
export const endpointRoutes: readonly EndpointRoute[] = endpoints.map((endpoint) => ({
  kind: "endpoint",
  method: endpoint.method,
  path: endpoint.path,
  endpoint,
  before: beforeWrites[handlerName(endpoint.name)],
  handler: handlers[handlerName(endpoint.name)],
  locks: locking.has(handlers[handlerName(endpoint.name)]),
  decode: endpoint.takes === null ? null : documentDecoders[endpoint.takes],
}))
