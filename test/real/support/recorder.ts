import { createServer } from "node:http"
import type { IncomingMessage, Server } from "node:http"
import type { AddressInfo } from "node:net"

/** What reached the gateway, as it came. */
export interface Seen {
  readonly method: string
  readonly target: string
  /** Names in lower case, and values, as often as they came. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** Something in the gateway's place that takes whatever comes and remembers it; also what is no HTTP at all. */
export interface Recorder {
  readonly port: number
  readonly seen: Seen[]
  readonly stop: () => void
}

/** Starts a recorder on a free port of the loopback. It answers two events, the second when `second` has ended. */
export async function startRecorder(second: () => Promise<void> = () => Promise.resolve()): Promise<Recorder> {
  const seen: Seen[] = []
  const remember = (message: IncomingMessage, body: Buffer): void => {
    const { rawHeaders } = message
    const headers = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ""] as const] : [],
    )
    seen.push({ method: message.method ?? "", target: message.url ?? "", headers, body })
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      remember(request, Buffer.concat(chunks))
      response.writeHead(200, { "content-type": "text/event-stream", "set-cookie": "a=b" })
      response.write("data: 1\n\n")
      void second().then(() => response.end("data: 2\n\n"))
    })
  })
  server.on("connect", (request: IncomingMessage, socket) => {
    remember(request, Buffer.alloc(0))
    socket.destroy()
  })
  server.on("clientError", ({ code }: { readonly code?: string }, socket) => {
    // An edge that resets a connection sends nothing; one that sends what does not parse was deceived.
    if (code?.startsWith("HPE_") === true) seen.push({ method: "", target: code, headers: [], body: Buffer.alloc(0) })
    socket.destroy()
  })
  return { port: await listening(server), seen, stop: () => server.close().closeAllConnections() }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return (server.address() as AddressInfo).port
}
