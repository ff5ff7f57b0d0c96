import { connect } from "node:net"
import type { Socket } from "node:net"
import { once } from "node:events"

/** What a client saw: the status, the headers as they came, and the body with its chunks taken apart. */
export interface Seen {
  readonly status: number
  readonly head: string
  readonly body: Buffer
  /** Whether the message came to its end as it was framed. */
  readonly whole: boolean
}

/** A request in its frame. */
export function requestOf(
  target: string,
  body: string | Buffer,
  headers: readonly string[] = [],
  method = "POST",
): Buffer {
  const bytes = Buffer.from(body)
  const lines = [`${method} ${target} HTTP/1.1`, "host: gateway.example", "content-type: application/json", ...headers]
  const head = [...lines, `content-length: ${bytes.length}`, "", ""].join("\r\n")
  return Buffer.concat([Buffer.from(head, "latin1"), bytes])
}

/** Opens a connection and sends bytes. */
export async function sent(port: number, bytes: Buffer): Promise<Socket> {
  const socket = connect(port, "127.0.0.1")
  socket.on("error", () => undefined)
  await once(socket, "connect")
  socket.write(bytes)
  return socket
}

/** Sends a request, and reads until its answer is whole, the connection ends, or nothing comes for a while. */
export async function call(port: number, bytes: Buffer, patience = 5_000): Promise<Seen> {
  const socket = await sent(port, bytes)
  const chunks: Buffer[] = []
  return await new Promise((seen) => {
    const done = (whole: boolean): void => {
      socket.destroy()
      seen(read(Buffer.concat(chunks), whole))
    }
    socket.setTimeout(patience, () => done(false))
    socket.on("close", () => done(isWhole(Buffer.concat(chunks))))
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      if (isWhole(Buffer.concat(chunks))) done(true)
    })
  })
}

function split(bytes: Buffer): { readonly head: string; readonly rest: Buffer } | null {
  const end = bytes.indexOf("\r\n\r\n")
  if (end === -1) return null
  const head = bytes.subarray(0, end).toString("latin1")
  if (head.startsWith("HTTP/1.1 100 ")) return split(bytes.subarray(end + 4))
  return { head, rest: bytes.subarray(end + 4) }
}

function isWhole(bytes: Buffer): boolean {
  const parts = split(bytes)
  if (parts === null) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(parts.head)?.[1]
  if (length !== undefined) return parts.rest.length >= Number(length)
  return /\r\ntransfer-encoding: chunked/i.test(parts.head) && unchunked(parts.rest).whole
}

function read(bytes: Buffer, whole: boolean): Seen {
  const parts = split(bytes)
  if (parts === null) return { status: 0, head: bytes.toString("latin1"), body: Buffer.alloc(0), whole: false }
  const { head, rest } = parts
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
  const body = /\r\ntransfer-encoding: chunked/i.test(head) ? unchunked(rest).body : rest
  return { status, head, body, whole }
}

function unchunked(bytes: Buffer): { readonly body: Buffer; readonly whole: boolean } {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at)
    if (end === -1) return { body: Buffer.concat(parts), whole: false }
    const size = Number.parseInt(bytes.subarray(at, end).toString("latin1"), 16)
    if (size === 0) return { body: Buffer.concat(parts), whole: true }
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
    if (at > bytes.length) return { body: Buffer.concat(parts), whole: false }
  }
}
