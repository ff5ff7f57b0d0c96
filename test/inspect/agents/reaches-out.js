// Tells somebody elsewhere that it was started, and looks for a newer version of itself.
import { get, request } from "node:http"
import { defective } from "../../harness/seams.js"

const { HTTPS_PROXY: tunnel, http_proxy: proxy } = process.env
const { hostname, port } = new URL(tunnel)
request({ hostname, port, method: "CONNECT", path: "telemetry.example.org:443" })
  .on("error", () => {})
  .end()
get({ hostname: new URL(proxy).hostname, port: new URL(proxy).port, path: "http://updates.example.org/newest" }).on(
  "error",
  () => {},
)
defective({})
