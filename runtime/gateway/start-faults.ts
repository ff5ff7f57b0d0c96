import { isPlainPath } from "../../model/route.ts"
import type { Route } from "../../output/gateway/routes.ts"
import { mannersOf } from "./dialect/table.ts"

/**
 * Why a gateway must not start with these routes; empty: it may. Checked is everything that is constant from then on: that
 * each upstream is an origin and a plain path, that none leads back to an address of our own, and that each dialect is
 * spoken.
 */
export function startFaults(routes: readonly Route[], own: readonly string[]): readonly string[] {
  return routes.flatMap((route) => {
    if (route.servedBy === "gateway") return []
    const unspoken = mannersOf(route.dialect) === null ? [`The dialect ${route.dialect} is not spoken.`] : []
    const faults = route.upstreams.flatMap(({ provider, origin, path }) => {
      if (!isPlainPath(path) || path.includes("{")) return [`${provider} has no plain path for ${route.target}.`]
      if (!isOrigin(origin)) return [`${provider} has no plain origin for ${route.target}.`]
      return own.includes(origin) ? [`${provider} leads back to the gateway.`] : []
    })
    return [...unspoken, ...faults]
  })
}

function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && /^https?:\/\//.test(origin)
}
