import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A proxy that lets nothing through, and remembers what was asked of it. */
export interface DeadEnd {
  readonly url: string
  /** Hosts, sorted. */
  readonly tried: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Opens one on the loopback. */
export async function deadEnd(): Promise<DeadEnd> {
  const hosts = new Set<string>()
  const server = createServer((request, response) => {
    hosts.add(request.headers.host ?? request.url ?? "")
    response.writeHead(403).end()
  })
  server.on("connect", ({ url = "" }, socket) => {
    hosts.add(url.replace(/:443$/, ""))
    socket.on("error", () => {}).end("HTTP/1.1 403 Forbidden\r\n\r\n")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tried: () => [...hosts].sort(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
