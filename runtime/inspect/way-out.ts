import { createServer, request as ask } from "node:http"
import type { IncomingMessage, ServerResponse } from "node:http"
import { connect } from "node:net"
import type { AddressInfo, Socket } from "node:net"
import type { Duplex } from "node:stream"

/** A proxy on the loopback that lets nobody out, and remembers who wanted to. */
export interface WayOut {
  readonly url: string
  /** `HOST:PORT` of what was refused, sorted. */
  readonly refused: () => readonly string[]
  /** Whether something was let through to the one place that is allowed. */
  readonly passed: () => boolean
  readonly close: () => Promise<void>
}

/**
 * Opens one. What is for `allowed`, a `HOST:PORT` of this machine, is let through: some agents send even that to their proxy,
 * and the rest of what they do can be seen only so.
 */
export async function openWayOut(allowed: string): Promise<WayOut> {
  const refused = new Set<string>()
  const sockets = new Set<Duplex>()
  let hasPassed = false
  const isAllowed = (target: string): boolean => {
    if (target !== allowed) {
      refused.add(target)
      return false
    }
    hasPassed = true
    return true
  }
  const keep = <S extends Duplex>(socket: S): S => {
    sockets.add(socket)
    socket.on("error", () => {}).on("close", () => sockets.delete(socket))
    return socket
  }

  const server = createServer((request, response) => {
    if (isAllowed(targetOf(request))) forward(request, response)
    else response.writeHead(403, { connection: "close" }).end()
  })
  server.on("connection", (socket: Socket) => void keep(socket))
  server.on("connect", ({ url = "" }: IncomingMessage, client: Socket, head: Buffer) => {
    if (!isAllowed(url)) return void client.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n")
    const [host = "", port] = url.split(":")
    const upstream = keep(connect(Number(port), host, () => client.write("HTTP/1.1 200 OK\r\n\r\n")))
    upstream.write(head)
    upstream.pipe(client).pipe(upstream)
    upstream.on("close", () => client.destroy())
    client.on("close", () => upstream.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused: () => [...refused].toSorted(),
    passed: () => hasPassed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Where a request without a tunnel is for: the authority of its absolute target, or its host. */
function targetOf({ url = "", headers }: IncomingMessage): string {
  const named = URL.canParse(url) ? new URL(url) : null
  if (named === null) return headers.host ?? url
  return named.port === "" ? `${named.hostname}:80` : named.host
}

function forward(request: IncomingMessage, response: ServerResponse): void {
  const onward = ask(request.url ?? "", { method: request.method ?? "GET", headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on("error", () => response.destroy()).pipe(response)
  })
  onward.on("error", () => response.destroy())
  response.on("close", () => onward.destroy())
  request.pipe(onward)
}
