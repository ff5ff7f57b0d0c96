import { createServer } from "node:net"
import type { AddressInfo, Socket } from "node:net"

/** A request as it came over the socket. */
export interface Received {
  readonly line: string
  /** Names in lower case and values, as often as they came. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  readonly socket: Socket
  /** Milliseconds until the gateway closed the connection before the answer was whole; null: it did not. */
  aborted: Promise<number>
}

/** What a provider does with a request. It writes to the socket itself, so that it can do anything. */
export type Behaviour = (received: Received) => void | Promise<void>

/** A provider that records every byte, and behaves as it is told. */
export interface Upstream {
  readonly origin: string
  readonly received: Received[]
  /** Every byte that came, over all connections. */
  readonly bytes: () => Buffer
  behave: Behaviour
  readonly open: () => number
  readonly close: () => Promise<void>
}

/** A whole answer. */
export function answer(
  status: number,
  body: string,
  headers: readonly string[] = ["content-type: application/json"],
): Buffer {
  const bytes = Buffer.from(body)
  const head = [`HTTP/1.1 ${status} X`, ...headers, `content-length: ${bytes.length}`, "", ""].join("\r\n")
  return Buffer.concat([Buffer.from(head), bytes])
}

/** The head of a stream of events. */
export const streamHead: string =
  "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n"

/** One chunk of a stream, and what ends it. */
export function chunkOf(bytes: Buffer | string): Buffer {
  const data = Buffer.from(bytes)
  return Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from("\r\n")])
}
export const lastChunk: string = "0\r\n\r\n"

/** Starts a provider on a free port of the loopback. */
export async function startUpstream(behave: Behaviour): Promise<Upstream> {
  const received: Received[] = []
  const chunks: Buffer[] = []
  const sockets = new Set<Socket>()
  const upstream: { behave: Behaviour } = { behave }
  const server = createServer((socket) => {
    sockets.add(socket)
    let held = Buffer.alloc(0)
    let waiting: Buffer[] = []
    let needed = 0
    socket.on("error", () => undefined)
    socket.on("close", () => sockets.delete(socket))
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      waiting.push(chunk)
      needed -= chunk.length
      if (needed > 0) return
      held = Buffer.concat([held, ...waiting])
      waiting = []
      for (let one = take(held, socket); ; one = take(held, socket)) {
        if (typeof one === "number") {
          needed = one
          return
        }
        held = held.subarray(one.length)
        received.push(one.received)
        void upstream.behave(one.received)
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return Object.assign(upstream, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    bytes: () => Buffer.concat(chunks),
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  })
}

/** The first request of the bytes, or how many more it takes to know it. */
function take(bytes: Buffer, socket: Socket): { readonly received: Received; readonly length: number } | number {
  const end = bytes.indexOf("\r\n\r\n")
  if (end === -1) return 1
  const [line = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n")
  const headers = lines.map((each) => {
    const colon = each.indexOf(":")
    return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()] as const
  })
  const size = Number(headers.find(([name]) => name === "content-length")?.[1] ?? 0)
  const length = end + 4 + size
  if (bytes.length < length) return length - bytes.length
  const started = performance.now()
  const aborted = new Promise<number>((gone) => socket.once("close", () => gone(performance.now() - started)))
  const body = Buffer.from(bytes.subarray(end + 4, length))
  return { received: { line, headers, body, socket, aborted }, length }
}
