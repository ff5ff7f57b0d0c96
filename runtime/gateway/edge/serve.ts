import type { IncomingMessage, ServerResponse } from "node:http"
import type { Refusal } from "../../refusal.ts"
import { asked } from "../body/request.ts"
import type { Lease } from "../lease/lease.ts"
import { choicesOf } from "../route/choose.ts"
import { noCandidate } from "../route/refusals.ts"
import type { Admitted } from "./admitted.ts"
import { dispatch } from "./dispatch.ts"
import type { Ground } from "./ground.ts"
import { collect } from "./collect.ts"
import { bearerOf, inbound, mediaFault } from "./inbound.ts"
import { leaseNames } from "./lease-names.ts"
import { bodyRefusal, roomRefusals, statusOf } from "./refusals.ts"
import { reply } from "./reply.ts"
import { findRoute } from "./route.ts"
import { shapeOf } from "./shape.ts"

/** Serves one request, whatever it is. `goOn` is called before a body is read of which the client waits to be told. */
export function serve(ground: Ground, request: IncomingMessage, response: ServerResponse, goOn: () => void): void {
  const found = findRoute(ground.table, request.method, request.url)
  const route = found.ok ? found.route : null
  const manners = shapeOf(ground.table, request.url ?? "", route)
  let lease: Lease | null = null
  const refuse = (refusal: Refusal): void => {
    const { code } = refusal
    ground.observer.refused({
      code,
      status: statusOf(refusal),
      route: route?.target ?? null,
      lease: lease?.mark.id ?? null,
    })
    reply(request, response, manners, refusal, ground.clock)
  }
  const head = inbound(request)
  if (!head.ok) return refuse(head.refusal)
  if (!found.ok) return refuse(found.refusal)
  const bearer = bearerOf(head.inbound, found.route)
  if (!bearer.ok) return refuse(bearer.refusal)
  const proven = ground.leases.proven(bearer.bearer)
  if (!proven.ok) return refuse(proven.refusal)
  lease = proven.lease
  if (found.route.servedBy === "gateway") {
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(leaseNames(lease, request.url ?? "")))
    return
  }
  if (ground.isDraining()) return refuse(roomRefusals.draining)
  const media = mediaFault(head.inbound)
  if (media !== null) return refuse(media)
  if (!ground.room.enter()) return refuse(roomRefusals.busy)
  goOn()
  serveCall(ground, { request, response, route: found.route, manners, lease, head: head.inbound, refuse })
}

function serveCall(ground: Ground, admitted: Admitted): void {
  const { request, manners, route, lease, refuse } = admitted
  const { clock, limits, room, bodyBytes } = ground
  const order = { clock, limits, room, most: bodyBytes, scans: manners.readsBody }
  collect(request, order, (body) => {
    if (body.kind !== "whole") {
      room.leave()
      if (body.kind === "refused") refuse(body.refusal)
      return
    }
    const leave = (): void => {
      room.give(body.bytes.length)
      room.leave()
    }
    const fail = (refusal: Refusal): void => {
      leave()
      refuse(refusal)
    }
    const view = body.scanned === null ? null : { bytes: body.bytes, scanned: body.scanned }
    const wants = view === null ? { ok: true as const, asked: nothingAsked } : asked(manners, view)
    if (!wants.ok) return fail(bodyRefusal(wants.fault))
    const { policy } = lease.grant
    const choices = choicesOf(policy, lease.candidates, route, wants.asked.model, !manners.readsBody)
    if (choices.choices.length === 0) return fail(noCandidate(choices.tier, route.dialect))
    dispatch(ground, admitted, { bytes: body.bytes, view, asked: wants.asked, choices }, leave)
  })
}

const nothingAsked = { model: null, streams: false, wantsUsage: false, most: null, offersTools: false } as const
