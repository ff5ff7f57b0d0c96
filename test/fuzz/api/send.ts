import { Agent, request } from "node:http"
import { connect } from "node:net"
import type { FuzzedRequest } from "./request-of.ts"

/** What came back; null: the connection ended without an answer. */
export interface Answered {
  readonly status: number
  readonly mediaType: string
  readonly text: string
}

/** Longer than anything that a server does about a request. */
const patience = 60_000

/** Connections that requests of the right form go over. */
export function openConnections(most: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: most })
}

/** Sends the parts of a request as they are; what no client would put together goes as bytes. */
export function send(url: string, agent: Agent, asked: FuzzedRequest): Promise<Answered | null> {
  const { method, target, headers, body } = asked
  const isSendable =
    method !== "HEAD" && /^\/[\x21-\x7e]*$/.test(target) && headers.every(([, value]) => /^[\t\x20-\x7e]*$/.test(value))
  const framed = headers.some(([name]) =>
    ["content-length", "transfer-encoding", "expect"].includes(name.toLowerCase()),
  )
  if (!isSendable || framed) return sendBytes(url, Buffer.from(bytesOf(asked)))
  return new Promise((resolve, reject) => {
    const length = body === null ? [] : [["content-length", String(Buffer.byteLength(body))] as const]
    const { hostname, port } = new URL(url)
    const outgoing = request(
      { agent, hostname, port, method, path: target, headers: [...headers, ...length].flat(), timeout: patience },
      (incoming) => {
        const parts: Buffer[] = []
        incoming.on("data", (part: Buffer) => parts.push(part))
        incoming.on("error", () => resolve(null))
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            mediaType: incoming.headers["content-type"] ?? "",
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer")))
    outgoing.on("error", (error) => (error.message === "no answer" ? reject(error) : resolve(null)))
    outgoing.end(body ?? undefined)
  })
}

function bytesOf({ method, target, headers, body }: FuzzedRequest): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")
  const length = body === null ? "" : `content-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${target} HTTP/1.1\r\n${lines}${length}connection: close\r\n\r\n${body ?? ""}`
}

/** Sends bytes that need be no request, and reads the first answer to them. */
export function sendBytes(url: string, bytes: Buffer): Promise<Answered | null> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    const parts: Buffer[] = []
    socket.setTimeout(patience, () => socket.destroy(new Error("no answer")))
    socket.on("data", (part) => parts.push(part))
    socket.on("error", (error) => (error.message === "no answer" ? reject(error) : undefined))
    socket.on("close", () => resolve(firstAnswer(Buffer.concat(parts).toString())))
  })
}

function firstAnswer(text: string): Answered | null {
  const [, status, head = ""] =
    /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([^]*?)\r\n\r\n/.exec(text.replace(/^HTTP\/1\.1 100[^]*?\r\n\r\n/, "")) ?? []
  if (status === undefined) return null
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const body = text.slice(text.indexOf("\r\n\r\n", text.indexOf(`HTTP/1.1 ${status}`)) + 4)
  const [, mediaType = ""] = /content-type: ([^\r]+)/i.exec(head) ?? []
  return { status: Number(status), mediaType, text: Buffer.from(body).subarray(0, length).toString() }
}
