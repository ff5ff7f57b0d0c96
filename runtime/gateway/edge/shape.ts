import { mannersOf, usualManners } from "../dialect/table.ts"
import type { Manners } from "../dialect/manners.ts"
import type { Route } from "../../../output/gateway/routes.ts"
import type { RouteTable } from "./route-table.ts"

/**
 * The language in which a request is refused: its route's, or that of the route below whose target it asks, such as a
 * count of tokens. Everybody else is answered in the shape that most clients read.
 */
export function shapeOf(table: RouteTable, target: string, route: Route | null): Manners {
  const near = route ?? table.routes.find((each) => isBelow(target, each.target)) ?? null
  const dialect = near?.servedBy === "provider" ? near.dialect : null
  return mannersOf(dialect ?? "") ?? usualManners
}

function isBelow(target: string, of: string): boolean {
  return target.startsWith(of) && /^[/?#%;.]/.test(target.slice(of.length))
}
