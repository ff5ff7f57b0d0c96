/** The edge of the gateway's routing: the generated allow-list, and its exact lookup. */
export { routes } from "../../output/gateway/routes.ts"
export type { ProviderRoute, Route, RouteQuery, Upstream } from "../../output/gateway/routes.ts"
export { chooseUpstream, findRoute } from "./edge/route.ts"
export { routeTable } from "./edge/route-table.ts"
export type { RouteTable } from "./edge/route-table.ts"
export type { Refusal, Refused } from "../refusal.ts"
