import type { Route } from "../../../output/gateway/routes.ts"
import type { Refusal } from "../../refusal.ts"
import type { Exchange } from "../http/exchange.ts"
import type { Lease } from "../lease/lease.ts"
import type { Ground } from "./ground.ts"
import { statusOf } from "./refusals.ts"
import { shapeOf } from "./shape.ts"

/**
 * Refuses a request in the shape of its dialect, and tells the observer of it. Where the body is still coming, the connection
 * ends with the answer.
 */
export function refuse(
  ground: Ground,
  exchange: Exchange,
  route: Route | null,
  lease: Lease | null,
  refusal: Refusal,
): void {
  const status = statusOf(refusal)
  ground.observer.refused({
    code: refusal.code,
    status,
    route: route?.target ?? null,
    lease: lease?.mark.id ?? null,
  })
  if (!exchange.isOpen() || exchange.hasBegun()) return
  const manners = shapeOf(ground.table, exchange.head.target, route)
  const body = Buffer.from(JSON.stringify(manners.refusal(status, refusal)))
  const again = status === 503 ? ["retry-after", "1"] : []
  exchange.begin(status, ["content-type", "application/json", ...again], body.length)
  exchange.write(body)
  exchange.end()
}
