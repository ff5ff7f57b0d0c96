import type { Catalog } from "../../../model/catalog.ts"
import type { Endpoint } from "../../../model/endpoint-entries.ts"
import type { FactId } from "../../../model/fact.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { jsonText } from "../../text/json.ts"
import type { Ordered } from "../../text/json.ts"
import { headerParameters, securitySchemes } from "./parts.ts"
import { operationOf, tagOf } from "./operation.ts"
import { componentSchemas } from "./schemas.ts"

/**
 * `openapi.json`: the API by OpenAPI 3.1, complete: each endpoint with its parameters and headers, the document that it takes,
 * what it answers, and for each status of a refusal the codes that it may have. Nothing where the catalog has no endpoint.
 */
export function openApiFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  const { endpoints } = catalog
  const [first] = endpoints
  if (first === undefined) return []
  const paths = new Map<string, Map<string, Ordered>>()
  for (const endpoint of endpoints) {
    const operations = paths.get(endpoint.path) ?? new Map<string, Ordered>()
    operations.set(endpoint.method.toLowerCase(), operationOf(endpoint, catalog))
    paths.set(endpoint.path, operations)
  }
  const bearers = new Set(endpoints.map(({ bearer }) => bearer))
  const root = new Map<string, unknown>([
    ["openapi", "3.1.0"],
    [
      "info",
      new Map([
        ["title", "Checkfu API"],
        ["version", first.version],
        [
          "description",
          "Harnesses, models and routing, verifications and their reports, sessions and runs of a workspace.",
        ],
      ]),
    ],
    ["servers", [new Map([["url", "/"]])]],
    ["tags", tagsOf(endpoints)],
    ["paths", paths],
    [
      "components",
      new Map<string, unknown>([
        ["schemas", componentSchemas(catalog)],
        ["parameters", headerParameters(endpoints)],
        ["securitySchemes", securitySchemes(bearers)],
      ]),
    ],
  ])
  return [
    {
      kind: "file",
      path: `${out}/openapi.json`,
      text: jsonText(root),
      facts: endpoints.map(({ id }) => id as FactId),
    },
  ]
}

/** The groups of operations, in the order in which they are met first. */
function tagsOf(endpoints: readonly Endpoint[]): readonly Ordered[] {
  const names = new Set(endpoints.map(tagOf))
  return [...names].map((name) => new Map([["name", name]]))
}
