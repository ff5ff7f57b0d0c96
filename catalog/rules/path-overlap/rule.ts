import type { Catalog } from "../../../model/catalog.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId, FactPath } from "../../../model/fact.ts"
import { hasPlace, overlapsOf, routesOf } from "../../../model/route.ts"
import type { Route } from "../../../model/route.ts"
import { rule } from "../rule.ts"

/** Holds the routes that follow from the catalog, as `model/route.ts` spells them out, against each other. */
export const pathOverlap = rule({
  code: "path/overlap",
  states: "No request at the gateway belongs to two dialects, nor to a dialect and the gateway itself.",
  because: "The gateway tells requests apart by method and target alone, and would take one language for another.",
  check: (catalog) => {
    const overlaps = overlapsOf(routesOf(catalog))
    if (overlaps.length === 0) return []
    const owners = ownersOf(catalog)
    const told = new Map<string, number>()
    return overlaps.map(([first, second]) => {
      const one = owners(first)[0] as Owner
      // Routes of the gateway's own may be alike: each of them is named in its turn.
      const turn = told.get(keyOf(second)) ?? (keyOf(first) === keyOf(second) ? 1 : 0)
      told.set(keyOf(second), turn + 1)
      const other = owners(second)[turn] as Owner
      return {
        at: other.at,
        what: `${second.method} ${second.target} is a request of ${one.name} and of ${other.name}.`,
        fix: "give one of the two a path of its own",
        related: [{ says: `a request of ${one.name} by this`, at: one.at }],
      }
    })
  },
})

interface Owner {
  readonly name: string
  /** What makes the route what it is: a path, or the model id that fills one. */
  readonly at: FactPath
}

function ownersOf({ dialects, modelIds, gatewayRoutes }: Catalog): (route: Route) => readonly Owner[] {
  const claims = new Map<string, Owner[]>()
  const claim = (dialect: string, method: string, target: string, owner: Owner): void => {
    const key = JSON.stringify([dialect, method, target])
    const known = claims.get(key)
    if (known === undefined) claims.set(key, [owner])
    else known.push(owner)
  }
  for (const { id, method, path, name } of gatewayRoutes) claim("", method, path, { name, at: factPath(id, "path") })
  for (const { id, name, method, path } of dialects)
    if (!hasPlace(path)) claim(name, method, path, { name, at: factPath(id as FactId, "path") })
  for (const model of modelIds) {
    const { id, dialect, value } = model
    const { name, method } = dialect
    const [route] = routesOf({ ...nothing, dialects: [dialect], modelIds: [model] })
    if (route !== undefined)
      claim(name, method, route.target, { name: `${name} for ${value}`, at: factPath(id, "value") })
  }
  return (route) => claims.get(keyOf(route)) ?? []
}

/** What tells the claims of two routes apart; the gateway's own belong to no dialect. */
function keyOf(route: Route): string {
  return JSON.stringify([route.servedBy === "gateway" ? "" : route.dialect, route.method, route.target])
}

const nothing = { providers: [], dialectRequests: [], gatewayRoutes: [] }
