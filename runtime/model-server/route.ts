import { routes } from "../../output/gateway/routes.ts"
import { findRoute } from "../gateway/edge/route.ts"
import { routeTable } from "../gateway/edge/route-table.ts"
import type { Wire, WireError } from "./wire.ts"
import { chat } from "./wires/chat.ts"
import { generateContent } from "./wires/generate-content.ts"
import { messages } from "./wires/messages.ts"
import { responses } from "./wires/responses.ts"

/** A request to a model; its name and whether it streams are null where the body says them. */
export interface Ask {
  readonly kind: "ask"
  readonly wire: Wire
  readonly model: string | null
  readonly stream: boolean | null
}

/** What a request is for. */
export type Routed =
  | Ask
  | { readonly kind: "list"; readonly limit: number }
  | { readonly kind: "refused"; readonly wire: Wire; readonly error: WireError }

const table = routeTable(routes)
const wires: readonly Wire[] = [chat, responses, messages]

/** Google's targets, which no gateway serves: model and verb stand in the path. */
const google = /^\/v1beta\/models\/([\w.-]{1,128}):(generateContent|streamGenerateContent\?alt=sse)$/

/** Finds what is asked by the generated allow-list of the gateway, and by Google's targets. */
export function routed(method: string, target: string): Routed {
  const [, model, verb] = google.exec(target) ?? []
  if (method === "POST" && model !== undefined)
    return { kind: "ask", wire: generateContent, model, stream: verb !== "generateContent" }
  const found = findRoute(table, method, target)
  if (!found.ok) {
    const { code, what, fix } = found.refusal
    return { kind: "refused", wire: nearest(target), error: { status: 404, code, message: `${what} Instead ${fix}.` } }
  }
  const { route } = found
  if (route.servedBy === "gateway") {
    const limit = Number(/[0-9]+$/.exec(target)?.[0])
    return { kind: "list", limit: Number.isNaN(limit) ? Infinity : limit }
  }
  const wire = wires.find(({ name }) => name === route.dialect)
  if (wire !== undefined) return { kind: "ask", wire, model: null, stream: null }
  const error = { status: 404, code: null, message: `This server does not speak ${route.dialect}.` }
  return { kind: "refused", wire: nearest(target), error }
}

/** The wire in whose shape a client understands an error about a target. */
function nearest(target: string): Wire {
  if (target.startsWith("/v1beta")) return generateContent
  return target.includes("/messages") ? messages : chat
}
