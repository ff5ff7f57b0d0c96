/** One turn of the heron: the driver speaks its contract, the gateway serves its provider, and neither is told its name. */
import {
  declaring,
  defaultContracts,
  drive,
  extensions,
  giving,
  granting,
  judgedCalls,
  openConnection,
  speaking,
} from "checkfu-wire/driver"
import type { Handlers } from "checkfu-wire/driver"
import { openGateway } from "checkfu-wire/gateway"
import { heron } from "./output/contracts/heron/index.ts"
import { modelCards } from "./output/facts/model-cards.ts"
import { routes } from "./output/gateway/routes.ts"
import { standIn } from "./pond.ts"

const { profile, allowance, count } = heron.slots

/** A handler for every slot: one that is left out does not compile. */
const handlers: Handlers<typeof heron> = {
  profile: declaring(profile, heron.declarations),
  allowance: granting(allowance, heron.declarations),
  count: {
    read: ({ work, retries, milliseconds }) => ({
      kind: "turn-report",
      slot: count.id,
      work,
      modelRetries: retries,
      overflowRecoveries: 0,
      wallTimeMs: milliseconds,
    }),
  },
}

const pond = await standIn()
const gateway = await openGateway({
  // The generated routes, with the house's provider at the stand-in.
  routes: routes.map((route) =>
    route.servedBy === "gateway"
      ? route
      : {
          ...route,
          upstreams: route.upstreams.map((to) => (to.provider === "pond" ? { ...to, origin: pond.origin } : to)),
        },
  ),
  cards: modelCards,
})
gateway.credentials.put("pond-main", "pond", "a-secret")
const lease = gateway.leases.mint({
  run: "example",
  policy: "pinned",
  candidates: [{ tier: "default", provider: "pond", model: "reed-1", credential: "pond-main" }],
  budget: null,
  seconds: 60,
})
if (!lease.ok) throw new Error(lease.refusal.what)

const cwd = import.meta.dirname
const environment = { MODEL_URL: gateway.url, MODEL_KEY: lease.bearer }
const run = drive(
  (listener) => openConnection({ command: process.execPath, args: ["agent.js"], cwd, environment }, listener),
  {
    cwd,
    prompt: "What do you see?",
    given: [giving(allowance, { retries: 2 })],
    record: () => judgedCalls(gateway.ledger.ofRun(lease.bearer)),
    extending: extensions({ spoken: [...defaultContracts, speaking(heron, handlers)] }),
  },
)
for await (const { observation } of run.observations)
  if (observation.kind === "message" || observation.kind.startsWith("extension"))
    console.log(JSON.stringify(observation))
const { outcome, because } = await run.result
console.log(JSON.stringify({ outcome, because, asked: pond.asked }))

const headers = { authorization: `Bearer ${lease.bearer}`, "content-type": "application/json" }
for (const target of ["/v1/chat/completions", "/v1/responses", "/v1/embeddings"]) {
  const body = JSON.stringify({ model: "default", messages: [{ role: "user", content: "And now?" }] })
  const { status } = await fetch(`${gateway.url}${target}`, { method: "POST", headers, body })
  console.log(JSON.stringify({ target, status }))
}
console.log(JSON.stringify({ asked: pond.asked }))
await gateway.close()
pond.close()
