import type { Result } from "../../../output/kernel.ts"
import type { Endpoint } from "../../../output/facts/endpoint-types.ts"
import type { Before, Handler } from "../handler.ts"
import type { Routed } from "./route-table.ts"

/** What answers at one method and path. */
export type Route = EndpointRoute | OwnRoute

/** An endpoint of the catalog. */
export interface EndpointRoute extends Routed {
  readonly kind: "endpoint"
  readonly endpoint: Endpoint
  /** What a write waits for before its transaction begins; absent: nothing. */
  readonly before?: Before | undefined
  readonly handler: Handler
  /** Whether what it writes is a unit of its own locks, so that many at once queue instead of coming between each other. */
  readonly locks: boolean
  /** Reads the document that it takes; null: it takes none. */
  readonly decode: ((value: unknown) => Result<unknown>) | null
}

/** What the server answers of itself, to anybody. */
export interface OwnRoute extends Routed {
  readonly kind: "health" | "description"
}

/** Whether the server answers, and the description of all that it answers. */
export const ownRoutes: readonly OwnRoute[] = [
  { kind: "health", method: "GET", path: "/healthz" },
  { kind: "description", method: "GET", path: "/openapi.json" },
]
