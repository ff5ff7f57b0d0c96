import { sharedGateway } from "../../runtime/evidence/gateway/shared-gateway.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { routesAt } from "../gateway/opened.ts"
import { unseal } from "./stage.ts"

// A replica of the gateway as a process of its own: the store's URL, the origin of every provider, and the port.
const [url = "", origin = "", port = "0"] = process.argv.slice(2)
const store = await openStore(url)
const gateway = await sharedGateway(store, {
  unseal,
  presence: 3_000,
  routes: routesAt(origin),
  listen: { host: "127.0.0.1", port: Number(port) },
})
process.once("SIGTERM", () => {
  void gateway
    .close(30_000)
    .then(() => store.close())
    .then(() => process.exit(0))
})
process.stdout.write(`${new URL(gateway.url).port}\n`)
