import type { Route } from "../../../output/gateway/routes.ts"

/** Routes by raw request target, then method. */
export interface RouteTable {
  readonly routes: readonly Route[]
  readonly byTarget: ReadonlyMap<string, ReadonlyMap<string, Route>>
}

/**
 * Indexes routes once. Each is found at its target, and at its target with each of its fixed queries; nowhere else. Throws
 * where two routes claim one method and target: such a table was never generated.
 */
export function routeTable(routes: readonly Route[]): RouteTable {
  const byTarget = new Map<string, Map<string, Route>>()
  for (const route of routes)
    for (const target of literalsOf(route)) {
      const methods = byTarget.get(target) ?? new Map<string, Route>()
      if (methods.has(route.method)) throw new Error(`two routes claim ${route.method} ${target}`)
      byTarget.set(target, methods.set(route.method, route))
    }
  return { routes, byTarget }
}

function literalsOf({ target, queries }: Route): readonly string[] {
  return [
    target,
    ...queries.flatMap((query) => (query.kind === "fixed" ? [`${target}?${query.name}=${query.value}`] : [])),
  ]
}
