import type { IncomingMessage, ServerResponse } from "node:http"
import type { Clock } from "../driver/clock.ts"
import type { ServedCall } from "../driver/served-calls.ts"
import type { Answering } from "./answer.ts"
import { readBody } from "./body.ts"
import type { CallLog } from "./call-log.ts"
import type { Limits } from "./limits.ts"
import { modelList } from "./model-list.ts"
import { plainJson, planOf, refusal } from "./plan.ts"
import type { Plan } from "./plan.ts"
import { play } from "./play.ts"
import { modelRequest } from "./read-request.ts"
import type { ModelRequest } from "./request.ts"
import { routed } from "./route.ts"
import type { Ask } from "./route.ts"

/** What serving needs. */
export interface Serving {
  readonly answers: Answering
  readonly models: readonly string[]
  readonly clock: Clock
  readonly limits: Limits
  readonly log: CallLog
}

/** Serves one request after the other. */
export function serving(options: Serving): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let asked = 0
  return async (request, response) => {
    const { method = "", url = "" } = request
    const route = routed(method, url)
    if (route.kind === "ask") {
      asked += 1
      return serveAsk(options, route, String(asked), request, response)
    }
    request.resume()
    const plan =
      route.kind === "list" ? plainJson(modelList(options.models, route.limit)) : refusal(route.wire, route.error)
    await play(plan, response, options.clock)
  }
}

async function serveAsk(
  { answers, clock, limits, log }: Serving,
  route: Ask,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url: target = "" } = request
  const run = keyOf(request)
  const change = log.open(run, openCall(route, target, clock.now()))
  const body = await readBody(request, limits, clock)
  change({ receivedBytes: body.kind === "read" ? body.bytes.length : body.received })
  if (body.kind === "gone") {
    change({ outcome: "client_gone", abortedAt: clock.now(), finishedAt: clock.now() })
    return
  }
  const read = modelRequest(route, target, run, body)
  if (read.ok) {
    const { model, stream, tools } = read.request
    change({ requestedModel: model, stream, offersTools: tools.length > 0 })
  }
  if (body.kind === "too_slow") response.setHeader("connection", "close")
  const plan = read.ok ? planned(answers, route, read.request, id) : refusal(route.wire, read.error)
  const { status, bytes, isGone } = await play(plan, response, clock, (sent) => change({ status: sent }))
  const finishedAt = clock.now()
  change({ status, sentBytes: bytes, finishedAt })
  if (isGone) change({ outcome: "client_gone", abortedAt: finishedAt })
  else change({ outcome: plan.outcome, usage: plan.usage })
}

function openCall({ wire, model, stream }: Ask, target: string, startedAt: number): ServedCall {
  return {
    dialect: wire.name,
    target,
    requestedModel: model,
    stream: stream === true,
    offersTools: false,
    startedAt,
    finishedAt: null,
    abortedAt: null,
    status: null,
    outcome: null,
    usage: null,
    receivedBytes: 0,
    sentBytes: 0,
  }
}

/** The key of a run: a bearer token, or an API key as Anthropic's or Google's clients send it. */
function keyOf({ headers }: IncomingMessage): string {
  const bearer = /^Bearer +(.+)$/i.exec(headers.authorization ?? "")?.[1]
  return bearer ?? [headers["x-api-key"] ?? headers["x-goog-api-key"] ?? ""].flat().join()
}

function planned(answers: Answering, { wire }: Ask, request: ModelRequest, id: string): Plan {
  try {
    return planOf(wire, request, answers(request), id)
  } catch (error) {
    return refusal(wire, { status: 500, code: null, message: error instanceof Error ? error.message : String(error) })
  }
}
