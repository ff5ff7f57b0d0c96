/** One turn of the wren, spoken with by two contracts, neither of which the driver or the gateway has heard of. */
import {
  bundling,
  declaring,
  drive,
  extensions,
  giving,
  judgedCalls,
  marking,
  openConnection,
  speaking,
} from "checkfu-wire/driver"
import type { Handlers } from "checkfu-wire/driver"
import { openGateway } from "checkfu-wire/gateway"
import { onehorizon } from "./generated/contracts/onehorizon/index.ts"
import { wren } from "./generated/contracts/wren/index.ts"
import { modelCards } from "./generated/facts/model-cards.ts"
import { routes } from "./generated/gateway/routes.ts"
import { standIn } from "./stand-in.ts"

const host: Handlers<typeof onehorizon> = {
  blockMeta: marking(onehorizon.slots.blockMeta),
  sessionMeta: bundling(onehorizon.slots.sessionMeta),
}
const { greeting, helper } = wren.slots
const agent: Handlers<typeof wren> = {
  greeting: declaring(greeting, wren.declarations),
  helper: {
    read: (value, { mint }) => {
      const loop = mint(value.helper)
      const about = { kind: "attribution", slot: helper.id, loop } as const
      return value.is === "here"
        ? { ...about, phase: "started", parent: null, label: null }
        : { ...about, phase: "settled", outcome: value.well ? "succeeded" : "failed" }
    },
  },
}

const choir = await standIn()
const gateway = await openGateway({
  // The generated routes, with the provider at the stand-in.
  routes: routes.map((route) =>
    route.servedBy === "gateway"
      ? route
      : { ...route, upstreams: route.upstreams.map((to) => ({ ...to, origin: choir.origin })) },
  ),
  cards: modelCards,
})
gateway.credentials.put("choir-main", "choir", "a-secret")
const lease = gateway.leases.mint({
  run: "example",
  policy: "pinned",
  candidates: [{ tier: "default", provider: "choir", model: "song-1", credential: "choir-main" }],
  budget: null,
  seconds: 60,
})
if (!lease.ok) throw new Error(lease.refusal.what)

const cwd = import.meta.dirname
const environment = { MODEL_URL: gateway.url, MODEL_KEY: lease.bearer }
const bundle = { version: 1, taskId: "task-7", attempt: 1, runtimeAttempt: 1, taskMode: "plan" } as const
const run = drive(
  (listener) => openConnection({ command: process.execPath, args: ["agent.js"], cwd, environment }, listener),
  {
    cwd,
    prompt: "Sing.",
    given: [giving(onehorizon.slots.sessionMeta, bundle)],
    record: () => judgedCalls(gateway.ledger.ofRun(lease.bearer)),
    extending: extensions({ spoken: [speaking(onehorizon, host), speaking(wren, agent)] }),
  },
)
for await (const { observation } of run.observations)
  if (observation.kind === "message" || observation.kind.startsWith("extension"))
    console.log(JSON.stringify(observation))
const { outcome, because } = await run.result
console.log(JSON.stringify({ outcome, because, asked: choir.asked }))

const headers = { authorization: `Bearer ${lease.bearer}`, "content-type": "application/json" }
for (const target of ["/sing", "/v1/chat/completions", "/sing/aloud"]) {
  const body = JSON.stringify({ model: "default", messages: [{ role: "user", content: "Again." }] })
  const { status } = await fetch(`${gateway.url}${target}`, { method: "POST", headers, body })
  console.log(JSON.stringify({ target, status }))
}
console.log(JSON.stringify({ asked: choir.asked }))
await gateway.close()
choir.close()
