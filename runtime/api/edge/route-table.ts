import type { Target } from "./target.ts"

/** What a route is found by. */
export interface Routed {
  readonly method: string
  /** With `{name}` where any segment may stand. */
  readonly path: string
}

/** What stands at a target. */
export type Found<Route> =
  | { readonly kind: "route"; readonly route: Route; readonly params: { readonly [name: string]: string } }
  | { readonly kind: "other_method"; readonly allowed: readonly string[] }
  | { readonly kind: "nothing" }

interface Place<Route> {
  readonly literals: Map<string, Place<Route>>
  any: Place<Route> | null
  readonly routes: Map<string, { readonly route: Route; readonly names: readonly string[] }>
}

/** Finds a route by method and target. Where a written segment and any one fit, the written one is meant. */
export class RouteTable<Route extends Routed> {
  readonly #root: Place<Route> = empty()

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.#add(route)
  }

  find(method: string, { segments }: Target): Found<Route> {
    const values: string[] = []
    let place: Place<Route> | null = this.#root
    for (const segment of segments) {
      const literal: Place<Route> | undefined = place.literals.get(segment)
      if (literal === undefined) values.push(segment)
      place = literal ?? place.any
      if (place === null) return { kind: "nothing" }
    }
    if (place.routes.size === 0) return { kind: "nothing" }
    const found = place.routes.get(method)
    if (found === undefined) return { kind: "other_method", allowed: [...place.routes.keys()].toSorted() }
    const params = Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? ""]))
    return { kind: "route", route: found.route, params }
  }

  #add(route: Route): void {
    const names: string[] = []
    let place = this.#root
    for (const segment of route.path.slice(1).split("/"))
      if (segment.startsWith("{")) {
        names.push(segment.slice(1, -1))
        place = place.any ??= empty()
      } else {
        const next = place.literals.get(segment) ?? empty<Route>()
        place.literals.set(segment, next)
        place = next
      }
    if (place.routes.has(route.method)) throw new Error(`two routes for ${route.method} ${route.path}`)
    place.routes.set(route.method, { route, names })
  }
}

function empty<Route>(): Place<Route> {
  return { literals: new Map(), any: null, routes: new Map() }
}
