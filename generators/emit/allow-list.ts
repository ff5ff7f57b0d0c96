import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { routesOf } from "../../model/route.ts"
import { jsonText } from "../text/json.ts"
import { haproxyDefaults, haproxyExample } from "./gateway/haproxy.ts"
import { nginxExample, nginxHttp, nginxServer } from "./gateway/nginx.ts"
import { routesModule } from "./gateway/routes-module.ts"

/** The gateway's allow-list as TypeScript, as JSON, and as configuration of nginx and HAProxy, under `gateway/` of the output folder. */
export function allowListFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  const routes = routesOf(catalog)
  const { dialects, providers, modelIds, dialectRequests, gatewayRoutes } = catalog
  const facts = [...dialects, ...providers, ...modelIds, ...dialectRequests, ...gatewayRoutes]
    .map(({ id }) => id as FactId)
    .toSorted(byCodeUnit)
  const file = (name: string, text: string, of: readonly FactId[] = facts): PlannedFile => ({
    kind: "file",
    path: `${out}/gateway/${name}`,
    text,
    facts: of,
  })
  return [
    file("haproxy-defaults.cfg", haproxyDefaults(routes)),
    file("haproxy.cfg", haproxyExample, []),
    file("nginx-http.conf", nginxHttp(routes)),
    file("nginx-server.conf", nginxServer(routes)),
    file("nginx.conf", nginxExample, []),
    file("routes.json", jsonText(routes)),
    file("routes.ts", routesModule(routes)),
  ]
}
