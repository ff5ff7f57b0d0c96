import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Gateway, Listen } from "../../runtime/gateway/index.ts"

/** A listener that tells how a gateway is, apart from the one that harnesses reach. */
export interface Health {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Answers `GET /healthz` with 200 while calls are taken, and with 503 while the gateway drains; everything else with 404. */
export async function openHealth({ host, port }: Listen, health: Gateway["health"]): Promise<Health> {
  const server = createServer((request, response) => {
    const state = health()
    const asked = request.method === "GET" && request.url === "/healthz"
    const status = !asked ? 404 : state.status === "serving" ? 200 : 503
    response.writeHead(status, { "content-type": "application/json" })
    response.end(asked ? JSON.stringify(state) : "{}")
  })
  await new Promise<void>((ready, failed) => {
    server.once("error", failed)
    server.listen(port, host, ready)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host}:${bound}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
