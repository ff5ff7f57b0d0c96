/** Our gateway with a lease for everything, in a process of its own. Prints its port and its bearers. */
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { routes } from "../../../output/gateway/routes.ts"
import { systemClock } from "../../../runtime/driver/index.ts"
import { jsonlSink, openGateway } from "../../../runtime/gateway/index.ts"
import type { Candidate } from "../../../runtime/gateway/index.ts"

const [origin = ""] = process.argv.slice(2)
const gateway = await openGateway({
  routes: routes.map((route) =>
    route.servedBy === "gateway"
      ? route
      : { ...route, upstreams: route.upstreams.map((upstream) => ({ ...upstream, origin })) },
  ),
  sink: jsonlSink(join(mkdtempSync(join(tmpdir(), "bench-gateway-")), "ledger.jsonl"), systemClock),
})
gateway.credentials.put("chat", "openai", "sk-bench")
gateway.credentials.put("images", "fal-ai", "sk-bench")
/** A lease with one candidate; without a reviewed price there is no budget to hold. */
function bearerFor(run: string, budget: number | null, candidate: Omit<Candidate, "tier">): string {
  const minted = gateway.leases.mint({
    run,
    policy: "pinned",
    candidates: [{ tier: "default", ...candidate }],
    budget,
    seconds: 86_400,
  })
  if (!minted.ok) throw new Error(minted.refusal.what)
  return minted.bearer
}
const images = bearerFor("images", null, { provider: "fal-ai", model: "fal-ai/flux/dev", credential: "images" })
const chat = { provider: "openai", model: "gpt-5.5", credential: "chat", effort: "high" }
const said = { port: Number(new URL(gateway.url).port), chat: bearerFor("chat", Number.MAX_SAFE_INTEGER, chat), images }
console.log(JSON.stringify(said))
