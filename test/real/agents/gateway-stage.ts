import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { logObserver } from "../../../cli/gateway/operations/logs.ts"
import { gatewayMetrics } from "../../../cli/gateway/operations/metrics.ts"
import { routes as catalogued } from "../../../output/gateway/routes.ts"
import type { Route } from "../../../output/gateway/routes.ts"
import { systemClock } from "../../../runtime/driver/clock.ts"
import type { Launch } from "../../../runtime/driver/index.ts"
import { routesWith } from "../../../runtime/gateway/config/routes.ts"
import { jsonlSink, openGateway } from "../../../runtime/gateway/index.ts"
import type { Gateway, RefusedRequest } from "../../../runtime/gateway/index.ts"
import { openModelServer } from "../../../runtime/model-server/index.ts"
import type { ModelServer, SeenRequest } from "../../../runtime/model-server/index.ts"
import type { Recipe } from "./recipe.ts"
import { recordedAndScripted } from "./recorded-scene.ts"
import { furnish } from "./stage.ts"
import type { Room } from "./stage.ts"

/** What the gateway's requests bear at the provider, and what may be seen nowhere else. */
export const credentialCanary = "sk-CREDENTIAL-canary/of+a=provider-0123456789"

/** The model's name at the provider, which no agent is told. */
export const servedModel = "model-of-the-lease"

/** The catalog's provider of recorded answers, and one that the catalog has not: nobody lists recorded Messages. */
export const [listed, unlisted] = ["checkfu-replay", "recorded-messages"] as const

/** An agent's room, with a gateway between the agent and its model. */
export interface GatewayStage {
  readonly room: Room
  /** As the room says, with standard error in a file of the room. */
  readonly launch: Launch
  readonly gateway: Gateway
  /** The run that the gateway's one lease is for. */
  readonly run: string
  /** The lease: all that the agent is given to reach a model. */
  readonly bearer: string
  readonly provider: ModelServer
  /** Every request that the provider saw. */
  readonly seen: readonly SeenRequest[]
  readonly refused: readonly RefusedRequest[]
  /** Where the ledger stands, with a wire record. */
  readonly books: string
  /** What an operator is told: the log's lines, and the metrics as they stand. */
  readonly logs: readonly string[]
  readonly metrics: () => Promise<string>
  readonly strike: () => Promise<void>
}

/** Sets a stage for one run of an agent that is installed in a folder. */
export async function setGatewayStage(recipe: Recipe, installed: string): Promise<GatewayStage> {
  const [seen, refused, logs]: [SeenRequest[], RefusedRequest[], string[]] = [[], [], []]
  const provider = await openModelServer({ answers: recordedAndScripted(), seen: (request) => void seen.push(request) })
  const metrics = gatewayMetrics([unlisted])
  const books = mkdtempSync(join(tmpdir(), "books-"))
  const gateway = await openGateway({
    routes: routesAt(provider.url),
    sink: jsonlSink(join(books, "ledger.jsonl"), systemClock),
    observers: [
      logObserver((line) => void logs.push(line), "info"),
      metrics.observer,
      { refused: (request) => void refused.push(request), began: () => undefined, ended: () => undefined },
    ],
  })
  for (const name of [listed, unlisted]) gateway.credentials.put(name, name, credentialCanary)
  const run = `run of ${recipe.name}`
  const minted = gateway.leases.mint({
    run,
    policy: "pinned",
    candidates: [listed, unlisted].map((name) => ({
      tier: "default",
      provider: name,
      model: servedModel,
      credential: name,
    })),
    budget: null,
    seconds: 3_600,
    retention: "durable",
    wireRecord: true,
  })
  if (!minted.ok) throw new Error(minted.refusal.what)
  const room = await furnish(recipe, { installed, url: gateway.url, key: minted.bearer })
  return {
    room,
    launch: withErrorsIn(join(room.folder, "stderr"), room.launch),
    gateway,
    run,
    bearer: minted.bearer,
    provider,
    seen,
    refused,
    books,
    logs,
    metrics: metrics.text,
    strike: async () => {
      await gateway.close()
      await Promise.all([provider.close(), room.clear()])
      rmSync(books, { recursive: true })
    },
  }
}

/** The catalog's routes, with both providers at one origin. */
function routesAt(origin: string): readonly Route[] {
  const moved = catalogued.map((route) => {
    if (route.servedBy === "gateway") return route
    const upstreams = route.upstreams.map((each) => (each.provider === listed ? { ...each, origin } : each))
    return { ...route, upstreams }
  })
  const accepts = [{ dialect: "anthropic_messages", path: "/v1/messages" }]
  return routesWith(moved, [{ name: unlisted, origin, credential: { header: "x-api-key", prefix: "" }, accepts }])
}

/** The driver keeps no more than the end of standard error, redacted; here all of it is wanted as it is. */
function withErrorsIn(file: string, launch: Launch): Launch {
  const { command, args } = launch
  return { ...launch, command: "/bin/sh", args: ["-c", 'errors=$0; exec "$@" 2>"$errors"', file, command, ...args] }
}
