import type { ProviderRoute, Route, Upstream } from "../../../output/gateway/routes.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { RouteTable } from "./route-table.ts"
import { unserved } from "./unserved.ts"

/**
 * The route of exactly this method and raw request target, compared unit for unit. Nothing is decoded, normalised, cut off
 * or folded, so that no reader behind the gateway can see another target than the one that was allowed.
 */
export function findRoute(
  table: RouteTable,
  method: string | undefined,
  rawTarget: string | undefined,
): { readonly ok: true; readonly route: Route } | Refused {
  const route = table.byTarget.get(rawTarget ?? "")?.get(method ?? "") ?? numbered(table, method ?? "", rawTarget ?? "")
  return route === undefined ? refused(unserved(table, rawTarget ?? "")) : { ok: true, route }
}

/** The route of a target with a query whose value is a number. */
function numbered({ byTarget }: RouteTable, method: string, target: string): Route | undefined {
  const mark = target.indexOf("?")
  const route = mark === -1 ? undefined : byTarget.get(target.slice(0, mark))?.get(method)
  const fits = route?.queries.some(({ name, ...query }) => {
    const value = mark + 1 + name.length + 1
    return (
      query.kind === "decimal" &&
      target.length - value <= query.digits &&
      target.startsWith(`${name}=`, mark + 1) &&
      /^[1-9][0-9]*$/.test(target.slice(value))
    )
  })
  return fits === true ? route : undefined
}

/** The upstream of a provider on a route, by the provider's exact name. */
export function chooseUpstream(
  route: ProviderRoute,
  provider: string,
): { readonly ok: true; readonly upstream: Upstream } | Refused {
  const upstream = route.upstreams.find((each) => each.provider === provider)
  if (upstream !== undefined) return { ok: true, upstream }
  return refused({
    code: "gateway/no-upstream",
    what: `The provider that was chosen does not accept ${route.dialect}.`,
    why: "a request is never sent where its shape is not understood",
    fix: `choose one of ${route.upstreams.map((each) => each.provider).join(", ")}`,
    facts: [],
  })
}
