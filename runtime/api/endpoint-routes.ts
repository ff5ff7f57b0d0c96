import { documentDecoders } from "../../output/documents/decoders.ts"
import { endpoints } from "../../output/facts/endpoints.ts"
import type { EndpointRoute } from "./edge/route.ts"
import { handlerName } from "./handler-table.ts"
import type { Handlers } from "./handler-table.ts"
import { handlers } from "./handlers.ts"

const known: Partial<Handlers> = handlers

/** The endpoints of the catalog, each with what answers it. */
export const endpointRoutes: readonly EndpointRoute[] = endpoints.flatMap((endpoint) => {
  const handler = known[handlerName(endpoint.name)]
  if (handler === undefined) return []
  const decode = endpoint.takes === null ? null : documentDecoders[endpoint.takes]
  return [{ kind: "endpoint", method: endpoint.method, path: endpoint.path, endpoint, handler, decode }]
})
