import { overlap } from "../../../model/endpoint.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Holds every endpoint against those before it. A place takes whatever stands there, also what another endpoint spells out. */
export const endpointOverlap = rule({
  code: "endpoint/overlap",
  states: "No request to the API belongs to two endpoints.",
  because:
    "Which of the two answers, and whose roles count, would depend on the order in which somebody compares them.",
  check: ({ endpoints }) =>
    endpoints.flatMap((endpoint, index) =>
      endpoints
        .slice(0, index)
        .filter((earlier) => overlap(earlier, endpoint))
        .map((earlier) => ({
          at: factPath(endpoint.id as FactId, "path"),
          what: `${endpoint.method} ${endpoint.path} and ${earlier.method} ${earlier.path} are one request.`,
          fix: "give one of the two a path of its own",
          related: [{ says: `a request of ${earlier.name} by this`, at: factPath(earlier.id as FactId, "path") }],
        })),
    ),
})
