import type { CredentialHeader, Dialect, Provider } from "./entries.ts"
import type { FactId } from "./fact.ts"

/** One query that may follow a target after its question mark, alone and as it is written. */
export type RouteQuery =
  | { readonly name: string; readonly kind: "fixed"; readonly value: string }
  /** A number without leading zero, of at most so many digits. */
  | { readonly name: string; readonly kind: "decimal"; readonly digits: number }

/** The id of a model that its dialect names in the path. */
export interface ModelId {
  readonly id: FactId
  readonly name: string
  readonly provider: Provider
  readonly dialect: Dialect
  readonly value: string
}

/** What a dialect's request may carry besides its target and its body. */
export interface DialectRequest {
  readonly id: FactId
  readonly name: string
  readonly dialect: Dialect
  readonly queries: readonly RouteQuery[]
  /** In lower case; those of every request are not listed. */
  readonly headers: readonly string[]
  /** Headers that may bear the lease, besides `authorization`. */
  readonly credentials: readonly string[]
}

/** A request that the gateway answers itself. */
export interface GatewayRoute {
  readonly id: FactId
  readonly name: string
  readonly method: string
  readonly path: string
  readonly queries: readonly RouteQuery[]
  readonly answers: string
}

/** The entries of a catalog from which its routes follow. */
export interface RouteFacts {
  readonly dialects: readonly Dialect[]
  readonly providers: readonly Provider[]
  readonly modelIds: readonly ModelId[]
  readonly dialectRequests: readonly DialectRequest[]
  readonly gatewayRoutes: readonly GatewayRoute[]
}

/** Where one provider answers a route. */
export interface Upstream {
  readonly provider: string
  readonly origin: string
  readonly credential: CredentialHeader
  readonly path: string
}

interface Request {
  readonly method: string
  /** The raw request target, byte for byte. */
  readonly target: string
  readonly queries: readonly RouteQuery[]
}

/** A request that goes on to one of the providers that accept its dialect. */
export interface ProviderRoute extends Request {
  readonly servedBy: "provider"
  readonly dialect: string
  readonly headers: readonly string[]
  readonly credentials: readonly string[]
  readonly upstreams: readonly Upstream[]
}

/** A request that the gateway answers itself. */
export interface OwnRoute extends Request {
  readonly servedBy: "gateway"
  readonly answers: string
}

/** A request that the gateway serves: method and raw target, byte for byte. Whatever no route names is refused. */
export type Route = ProviderRoute | OwnRoute

/**
 * Every request that the gateway serves, as literals: dialects in their order, a dialect whose path has a place for a
 * model's id once for each id that is known, then what the gateway answers itself. No route is a pattern: without a known
 * id there is no route.
 */
export function routesOf(facts: RouteFacts): readonly Route[] {
  const accepting = upstreamsByDialect(facts.providers)
  const ids = grouped(facts.modelIds, ({ dialect }) => dialect.id)
  const requests = grouped(facts.dialectRequests, ({ dialect }) => dialect.id)
  return [
    ...facts.dialects.flatMap((dialect): readonly ProviderRoute[] => {
      const upstreams = accepting.get(dialect.id) ?? []
      const carried = requests.get(dialect.id) ?? []
      const shared = {
        servedBy: "provider",
        dialect: dialect.name,
        queries: carried.flatMap(({ queries }) => queries),
        headers: carried.flatMap(({ headers }) => headers),
        credentials: carried.flatMap(({ credentials }) => credentials),
      } as const
      const { method, path } = dialect
      if (!hasPlace(path)) return [{ method, target: path, ...shared, upstreams }]
      return [...grouped(ids.get(dialect.id) ?? [], ({ value }) => value)].map(([value, known]) => ({
        method,
        target: filled(path, value),
        ...shared,
        upstreams: upstreams
          .filter(({ provider }) => known.some((each) => each.provider.name === provider))
          .map((upstream) => ({ ...upstream, path: filled(upstream.path, value) })),
      }))
    }),
    ...facts.gatewayRoutes.map(({ method, path, queries, answers }): OwnRoute => ({
      method,
      target: path,
      servedBy: "gateway",
      answers,
      queries,
    })),
  ]
}

/** The routes that claim a method and target that an earlier one has already, each with the earlier one. */
export function overlapsOf(routes: readonly Route[]): readonly (readonly [Route, Route])[] {
  const first = new Map<string, Route>()
  return routes.flatMap((route): readonly (readonly [Route, Route])[] => {
    const claim = `${route.method} ${route.target}`
    const earlier = first.get(claim)
    if (earlier !== undefined) return [[earlier, route]]
    first.set(claim, route)
    return []
  })
}

/**
 * Whether a path means the same to whoever reads it: segments of unreserved characters joined by single slashes, none of
 * them `.` or `..`, nothing encoded, no query, no fragment. A place for a model's id may stand for a segment.
 */
export function isPlainPath(path: string): boolean {
  return /^(?:\/(?:[A-Za-z0-9._~-]+|\{[a-z_]+\}))+$/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path)
}

const place = /\{[a-z_]+\}/

/** Whether a path has a place for a model's id. */
export function hasPlace(path: string): boolean {
  return place.test(path)
}

function filled(path: string, value: string): string {
  return path.replace(place, () => value)
}

function upstreamsByDialect(providers: readonly Provider[]): ReadonlyMap<string, readonly Upstream[]> {
  const upstreams = new Map<string, Upstream[]>()
  for (const { name, origin, credential, accepts } of providers)
    for (const { dialect, path } of accepts) {
      const known = upstreams.get(dialect.id) ?? []
      known.push({ provider: name, origin, credential, path })
      upstreams.set(dialect.id, known)
    }
  return upstreams
}

function grouped<T>(entries: readonly T[], key: (entry: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const group = groups.get(key(entry)) ?? []
    group.push(entry)
    groups.set(key(entry), group)
  }
  return groups
}
