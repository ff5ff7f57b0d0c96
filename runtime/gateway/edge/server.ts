import { createServer } from "node:http"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import type { Ground } from "./ground.ts"
import { serve } from "./serve.ts"
import type { Listen } from "./listen.ts"

/** The most bytes of a request's head. */
const headBytes = 16 * 2 ** 10

/** An edge in front keeps its connections for a minute; ours must outlive that, or a request meets a closing one. */
const keptMilliseconds = 75_000

/** A server that hands every request to the gateway, and takes nothing that Node could read in two ways. */
export function edgeServer(ground: Ground): Server {
  const server = createServer({
    maxHeaderSize: headBytes,
    insecureHTTPParser: false,
    requireHostHeader: true,
    keepAliveTimeout: keptMilliseconds,
    headersTimeout: 20_000,
    // The body has clocks of its own, and an answer may take as long as its lease.
    requestTimeout: 0,
    noDelay: true,
  })
  // All of them are counted by us; what is beyond Node's own number it would leave out without a word.
  server.maxHeadersCount = 0
  const served = (goOn: (response: ServerResponse) => void) => (request: IncomingMessage, response: ServerResponse) =>
    serve(ground, request, response, () => goOn(response))
  server.on(
    "request",
    served(() => undefined),
  )
  server.on(
    "checkContinue",
    served((response) => response.writeContinue()),
  )
  server.on(
    "checkExpectation",
    (_, response: ServerResponse) => void response.writeHead(417, { connection: "close" }).end(),
  )
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request"
    if (socket.writable && error.code !== "ECONNRESET")
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    socket.destroySoon()
  })
  return server
}

/** Listens, and answers with the address; rejects where the place is taken. */
export function listening(server: Server, { host, port }: Listen): Promise<string> {
  return new Promise((ready, failed) => {
    server.once("error", failed)
    server.listen(port, host, () => {
      server.off("error", failed)
      const { address, family, port: bound } = server.address() as AddressInfo
      ready(`http://${family === "IPv6" ? `[${address}]` : address}:${bound}`)
    })
  })
}
