/** The edge of the gateway's routing: the generated allow-list, and its exact lookup. */
export { routes } from "../../output/gateway/routes.ts"
export type { ProviderRoute, Route, RouteQuery, Upstream } from "../../output/gateway/routes.ts"
export { chooseUpstream, findRoute } from "./route.ts"
export { routeTable } from "./route-table.ts"
export type { RouteTable } from "./route-table.ts"
export type { Refusal, Refused } from "../refusal.ts"
