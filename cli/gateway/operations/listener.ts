import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Listen } from "../../../runtime/gateway/index.ts"
import type { Metrics } from "./metrics.ts"

/** A listener for those who operate a gateway, apart from the one that harnesses reach. */
export interface OperationsListener {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Whether what is operated takes work; whatever else it says of itself is told along. */
export interface Health {
  readonly status: "serving" | "draining" | "away"
}

/**
 * Answers `GET /healthz` with 200 while calls are taken and with 503 otherwise, `GET /metrics` in the text
 * format of Prometheus, and everything else with 404. It asks for no credential: let it listen where only operators are.
 */
export async function openOperations(
  { host, port }: Listen,
  health: () => Health,
  metrics: Pick<Metrics, "contentType" | "text">,
): Promise<OperationsListener> {
  const server = createServer((request, response) => {
    const asked = request.method === "GET" ? request.url : ""
    const say = (status: number, type: string, text: string): void => {
      response.writeHead(status, { "content-type": type })
      response.end(text)
    }
    switch (asked) {
      case "/healthz": {
        const state = health()
        return say(state.status === "serving" ? 200 : 503, "application/json", JSON.stringify(state))
      }
      case "/metrics":
        return void metrics.text().then(
          (text) => say(200, metrics.contentType, text),
          () => say(500, "application/json", "{}"),
        )
      default:
        return say(404, "application/json", "{}")
    }
  })
  await new Promise<void>((ready, failed) => {
    server.once("error", failed)
    server.listen(port, host, ready)
  })
  const { address, family, port: bound } = server.address() as AddressInfo
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${bound}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
