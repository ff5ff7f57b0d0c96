import { byCodeUnit } from "../../model/fact.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { jsonText } from "../text/json.ts"
import { concat, hardline, print } from "../text/layout.ts"
import type { Doc } from "../text/layout.ts"
import { arrayLiteral, constant, docComment, header, objectLiteral, stringLiteral } from "../text/typescript.ts"

/** One request that the gateway serves: method and raw target, byte for byte, and where each provider answers it. */
export interface Route {
  readonly method: string
  readonly target: string
  readonly dialect: string
  readonly servedBy: "provider"
  /** Names of the query members that may follow the target. */
  readonly query: readonly string[]
  readonly upstreams: readonly { readonly provider: string; readonly origin: string; readonly path: string }[]
}

const types: string = `${docComment("Where one provider answers a route.")}
export interface Upstream {
  readonly provider: string
  ${docComment("Scheme and authority.")}
  readonly origin: string
  ${docComment("Raw target below the origin, sent as it stands.")}
  readonly path: string
}

${docComment("One request that the gateway serves. Whatever no route names is refused.")}
export interface Route {
  readonly method: string
  ${docComment("Raw request target, compared byte for byte.")}
  readonly target: string
  readonly dialect: string
  readonly servedBy: "provider"
  ${docComment("Names of the query members that may follow the target; every other one is refused.")}
  readonly query: readonly string[]
  ${docComment("The providers that accept the dialect, in the catalog's order.")}
  readonly upstreams: readonly Upstream[]
}`

/** The gateway's allow-list: a route for each dialect, in the catalog's order. No route takes a query. */
export function routesOf(catalog: Catalog): readonly Route[] {
  const upstreams = new Map<string, Route["upstreams"][number][]>(catalog.dialects.map(({ id }) => [id, []]))
  for (const { name, origin, accepts } of catalog.providers)
    for (const { dialect, path } of accepts) upstreams.get(dialect.id)?.push({ provider: name, origin, path })
  return catalog.dialects.map(({ id, name, method, path }): Route => ({
    method,
    target: path,
    dialect: name,
    servedBy: "provider",
    query: [],
    upstreams: upstreams.get(id) ?? [],
  }))
}

/** The allow-list as TypeScript and as JSON, under `gateway/` of the output folder. */
export function allowListFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  const routes = routesOf(catalog)
  const facts = [...catalog.dialects, ...catalog.providers].map(({ id }) => id as FactId).toSorted(byCodeUnit)
  const file = (name: string, text: string): PlannedFile => ({
    kind: "file",
    path: `${out}/gateway/${name}`,
    text,
    facts,
  })
  return [file("routes.json", jsonText(routes)), file("routes.ts", moduleText(routes))]
}

function moduleText(routes: readonly Route[]): string {
  const list = constant("routes", arrayLiteral(routes.map(routeLiteral)), { type: "readonly Route[]" })
  const said = docComment("Every request that the gateway serves.")
  return `${header}\n\n${types}\n\n${print(concat(said, hardline, list))}\n`
}

function routeLiteral({ method, target, dialect, servedBy, query, upstreams }: Route): Doc {
  return objectLiteral([
    ["method", stringLiteral(method)],
    ["target", stringLiteral(target)],
    ["dialect", stringLiteral(dialect)],
    ["servedBy", stringLiteral(servedBy)],
    ["query", arrayLiteral(query.map(stringLiteral))],
    ["upstreams", arrayLiteral(upstreams.map(upstreamLiteral))],
  ])
}

function upstreamLiteral({ provider, origin, path }: Route["upstreams"][number]): Doc {
  return objectLiteral([
    ["provider", stringLiteral(provider)],
    ["origin", stringLiteral(origin)],
    ["path", stringLiteral(path)],
  ])
}
