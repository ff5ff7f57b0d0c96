/** A replica of the gateway over a store, in a process of its own, with a lease with a budget and one without. Prints its port and both bearers. */
import { sharedGateway } from "../../runtime/evidence/gateway/shared-gateway.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { mint, putCredential, unseal } from "../../test/fleet/stage.ts"
import { routesAt } from "../../test/gateway/opened.ts"

const [url = "", origin = "", run = ""] = process.argv.slice(2)
const store = await openStore(url)
await putCredential(store, `mcred_${run}`)
const candidates = [
  { tier: "default", provider: "openai", model: "gpt-5.5", credential: `mcred_${run}`, generation: 1 },
]
const budgeted = await mint(store, `${run}-budget`, { candidates, budget: Number.MAX_SAFE_INTEGER, seconds: 86_400 })
const free = await mint(store, `${run}-free`, { candidates, seconds: 86_400 })
const gateway = await sharedGateway(store, { unseal, routes: routesAt(origin) })
console.log(JSON.stringify({ port: Number(new URL(gateway.url).port), chat: budgeted.bearer, images: free.bearer }))
