// Sends what it asks its model by way of the proxy, whatever NO_PROXY says.
import { createServer, request } from "node:http"

const { HTTPS_PROXY: proxy, OPENAI_BASE_URL: base } = process.env
const model = new URL(base)
const detour = createServer().listen(0, "127.0.0.1", () => {
  process.env.OPENAI_BASE_URL = `http://127.0.0.1:${detour.address().port}/v1`
  // Its module reads the variable when it is loaded.
  void import("../../harness/seams.js").then(({ defective }) => defective({}))
})
detour.removeAllListeners("connection")
detour.on("connection", (client) => {
  const { hostname, port } = new URL(proxy)
  request({ hostname, port, method: "CONNECT", path: model.host })
    .on("connect", (_, upstream) => {
      upstream.on("error", () => client.destroy()).on("close", () => client.destroy())
      client.on("error", () => upstream.destroy()).on("close", () => upstream.destroy())
      client.pipe(upstream).pipe(client)
    })
    .on("error", () => client.destroy())
    .end()
})
detour.unref()
