/** A provider that costs next to nothing, in a process of its own: 2 KB of JSON, or events. Prints its port. */
import { createServer } from "node:net"
import type { AddressInfo, Socket } from "node:net"
import type { Kind } from "./requests.ts"

const events = 200
/** How far apart the timed events are, in milliseconds, and how many there are of them. */
const [pause, timed] = [4, 400]

const usage = { prompt_tokens: 12, completion_tokens: 200, total_tokens: 212 }
const text = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  model: "bench-1",
  choices: [{ index: 0, message: { role: "assistant", content: "x".repeat(1_850) }, finish_reason: "stop" }],
  usage,
})
const json = Buffer.from(
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
)
const streamHead = Buffer.from(
  "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n",
)
const chunk = (data: string): Buffer => Buffer.from(`${(data.length + 8).toString(16)}\r\ndata: ${data}\n\n\r\n`)
const delta = (content: string, more = ""): string =>
  `{"id":"chatcmpl-1","object":"chat.completion.chunk","created":1700000000,"model":"bench-1","choices":[{"index":0,"delta":{"content":"${content}"},"finish_reason":null}]${more}}`
const event = chunk(delta(" token of the answer"))
const ending = Buffer.concat([
  chunk(
    `{"id":"chatcmpl-1","object":"chat.completion.chunk","model":"bench-1","choices":[],"usage":${JSON.stringify(usage)}}`,
  ),
  chunk("[DONE]"),
  Buffer.from("0\r\n\r\n"),
])

function answers(socket: Socket, kind: Kind): void {
  switch (kind) {
    case "json":
      return void socket.write(json)
    case "events":
      socket.write(streamHead)
      return each(
        socket,
        events,
        (next) => void setImmediate(next),
        () => event,
      )
    case "timed":
      socket.write(streamHead)
      return each(
        socket,
        timed,
        (next) => void setTimeout(next, pause),
        () => chunk(delta(`@${process.hrtime.bigint()}@`)),
      )
    case "held":
      return void socket.write(Buffer.concat([streamHead, event]))
    default:
      return kind satisfies never
  }
}

function each(socket: Socket, many: number, later: (next: () => void) => void, make: () => Buffer): void {
  let left = many
  const next = (): void => {
    if (socket.destroyed) return
    if (left-- === 0) return void socket.write(ending)
    socket.write(make())
    later(next)
  }
  later(next)
}

const server = createServer({ noDelay: true }, (socket) => {
  let head = ""
  /** Bytes of the body that are still to come; null: the head is not whole. */
  let left: number | null = null
  socket.on("error", () => undefined)
  socket.on("data", (bytes: Buffer) => {
    if (left === null || head.length < 600) head += bytes.toString("latin1")
    if (left === null) {
      const end = head.indexOf("\r\n\r\n")
      if (end === -1) return
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1] ?? 0)
      head = head.slice(end + 4)
      left = length - head.length
    } else left -= bytes.length
    if (left > 0) return
    const kind = /"user":"(events|timed|held)"/.exec(head)?.[1] as Kind | undefined
    head = ""
    left = null
    answers(socket, kind ?? "json")
  })
})
server.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
