import { mannersOf, usualManners } from "../dialect/table.ts"
import type { Route } from "../../../output/gateway/routes.ts"
import { refused } from "../../refusal.ts"
import type { Exchange } from "../http/exchange.ts"
import { namedBy } from "../lease/bearer.ts"
import type { Lease } from "../lease/lease.ts"
import { Call } from "./call.ts"
import { collect } from "./collect.ts"
import type { Ground } from "./ground.ts"
import { bearerOf, headFault, mediaFault } from "./inbound.ts"
import { leaseNames } from "./lease-names.ts"
import { roomRefusals } from "./refusals.ts"
import { refuse } from "./refuse.ts"
import { findRoute } from "./route.ts"

/** Serves one request, whatever it is. */
export function serve(ground: Ground, exchange: Exchange): void {
  const { fields, method, target } = exchange.head
  const found = findRoute(ground.table, method, target)
  const route = found.ok ? found.route : null
  const fault = headFault(exchange.head)
  if (fault !== null) {
    // Whatever follows such a head on its connection is no request that anybody could be sure of.
    exchange.keeps = false
    return refuse(ground, exchange, route, null, fault)
  }
  if (!found.ok) return refuse(ground, exchange, null, null, found.refusal)
  const bearer = bearerOf(fields, found.route)
  if (!bearer.ok) return refuse(ground, exchange, route, null, bearer.refusal)
  const proven = ground.leases.proven(bearer.bearer)
  if (proven.ok) return serveUnder(ground, exchange, found.route, proven.lease)
  const named = proven.refusal.code === "lease/unknown" ? namedBy(bearer.bearer) : null
  if (named === null || ground.seeker === null) return refuse(ground, exchange, route, null, proven.refusal)
  exchange.hold()
  ground.seeker.seek(named, (isAnswered) => {
    if (!exchange.isOpen()) return
    const sought = isAnswered ? ground.leases.proven(bearer.bearer) : refused(roomRefusals.unsure)
    if (sought.ok) serveUnder(ground, exchange, found.route, sought.lease)
    else refuse(ground, exchange, route, null, sought.refusal)
    exchange.release()
  })
}

function serveUnder(ground: Ground, exchange: Exchange, route: Route, lease: Lease): void {
  if (route.servedBy === "gateway") return names(exchange, lease)
  if (ground.isDraining()) return refuse(ground, exchange, route, lease, roomRefusals.draining)
  const media = mediaFault(exchange.head.fields)
  if (media !== null) return refuse(ground, exchange, route, lease, media)
  if (!ground.room.enter()) return refuse(ground, exchange, route, lease, roomRefusals.busy)
  const manners = mannersOf(route.dialect) ?? usualManners
  collect(exchange, ground.collects, manners.readsBody, new Call(ground, exchange, route, manners, lease))
}

function names(exchange: Exchange, lease: Lease): void {
  const body = Buffer.from(JSON.stringify(leaseNames(lease, exchange.head.target)))
  exchange.begin(200, ["content-type", "application/json"], body.length)
  exchange.write(body)
  exchange.end()
}
