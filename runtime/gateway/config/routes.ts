import type { Route } from "../../../output/gateway/routes.ts"
import type { UnlistedProvider } from "./configuration.ts"

/** The routes with unlisted providers behind those that were listed: no request becomes reachable that was not. */
export function routesWith(routes: readonly Route[], unlisted: readonly UnlistedProvider[]): readonly Route[] {
  return routes.map((route) => {
    if (route.servedBy === "gateway") return route
    const more = unlisted.flatMap(({ name, origin, credential, accepts }) =>
      accepts
        .filter(({ dialect }) => dialect === route.dialect)
        .map(({ path }) => ({ provider: name, origin, credential, path })),
    )
    return { ...route, upstreams: [...route.upstreams, ...more] }
  })
}
