import { createServer, request } from "node:http"
import type { IncomingMessage } from "node:http"
import type { OnReadOpts, Socket } from "node:net"
import { Duplex } from "node:stream"
import { setImmediate as turn } from "node:timers/promises"
import { afterAll, describe, expect, it } from "vitest"
import { systemClock } from "../../runtime/driver/clock.ts"
import { headFault } from "../../runtime/gateway/edge/inbound.ts"
import { ClientConnection } from "../../runtime/gateway/http/client-connection.ts"
import type { Door } from "../../runtime/gateway/http/client-connection.ts"
import type { Exchange } from "../../runtime/gateway/http/exchange.ts"
import { WaitQueue } from "../../runtime/gateway/time/waits.ts"
import { ProviderConnection } from "../../runtime/gateway/upstream/provider-connection.ts"
import { Random } from "../fuzz/random.ts"
import { mutated, requestTexts, responseTexts } from "./messages.ts"

/** A message as one of the two read it: everything that has a meaning. */
interface Read {
  readonly line: string
  readonly fields: readonly string[]
  readonly body: string
}

const queue = new WaitQueue(systemClock, 60_000)
afterAll(() => queue.close())

/** A socket of which only the bytes are real. */
function wire(): Socket {
  const duplex = new Duplex({ read: () => undefined, write: (_, __, written) => written() })
  duplex.on("error", () => undefined)
  return Object.assign(duplex, {
    destroySoon: () => void duplex.destroy(),
    setTimeout: () => duplex,
    setNoDelay: () => duplex,
    setKeepAlive: () => duplex,
    ref: () => duplex,
    unref: () => duplex,
  }) as unknown as Socket
}

/** Sends bytes in two parts, as if a packet ended there, and lets both sides come to rest. */
async function fed(socket: Socket, bytes: Buffer, cut: number, ends: boolean): Promise<void> {
  const feed = socket as unknown as Duplex
  for (const part of [bytes.subarray(0, cut), bytes.subarray(cut)])
    if (part.length > 0 && !feed.destroyed) {
      feed.push(part)
      await turn()
    }
  if (ends && !feed.destroyed) feed.push(null)
  for (let turns = 0; turns < 10; turns++) await turn()
  feed.destroy()
}

function lowered(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.map((text, at) => (at % 2 === 0 ? text.toLowerCase() : text))
}

async function readByOurs(bytes: Buffer, cut: number): Promise<readonly Read[]> {
  const seen: Read[] = []
  const serve = (exchange: Exchange): void => {
    const { method, target, fields } = exchange.head
    const isTaken = headFault(exchange.head) === null && target.startsWith("/")
    const parts: Buffer[] = []
    exchange.goOn()
    exchange.sink = {
      takes: (part) => void parts.push(part),
      holds: () => undefined,
      ends: () => {
        if (isTaken) seen.push({ line: `${method} ${target}`, fields, body: Buffer.concat(parts).toString("latin1") })
        exchange.keeps &&= isTaken
        exchange.begin(200, [], 0)
        exchange.end()
      },
    }
  }
  const nothing = (): void => undefined
  const door: Door = {
    serve,
    heads: queue,
    idle: queue,
    farewells: queue,
    date: () => "",
    closed: nothing,
    isClosing: () => false,
  }
  const socket = wire()
  new ClientConnection(socket, door)
  await fed(socket, bytes, cut, false)
  return seen
}

const server = createServer({ maxHeaderSize: 16 * 2 ** 10, insecureHTTPParser: false, requireHostHeader: true })
let seenByNode: Read[] = []
server.on("request", (message, response) => {
  const parts: Buffer[] = []
  message.on("data", (part: Buffer) => void parts.push(part))
  message.on("end", () => {
    const body = Buffer.concat(parts).toString("latin1")
    seenByNode.push({ line: `${message.method} ${message.url}`, fields: lowered(message.rawHeaders), body })
    response.end()
  })
})
// What came before a fault is read to its end first.
server.on("clientError", () => undefined)

async function readByNode(bytes: Buffer, cut: number): Promise<readonly Read[]> {
  seenByNode = []
  const socket = wire()
  server.emit("connection", socket)
  await fed(socket, bytes, cut, false)
  return seenByNode
}

/** An answer; null: it did not come to its end. */
async function answerToNode(bytes: Buffer, cut: number): Promise<Read | null> {
  const socket = wire()
  let seen: Read | null = null
  const asking = request({ method: "POST", path: "/", createConnection: () => socket })
  asking.on("error", () => undefined)
  asking.on("response", (message: IncomingMessage) => {
    const parts: Buffer[] = []
    message.on("error", () => undefined)
    message.on("data", (part: Buffer) => void parts.push(part))
    message.on("end", () => {
      if (!message.complete) return
      const body = Buffer.concat(parts).toString("latin1")
      seen = { line: String(message.statusCode), fields: lowered(message.rawHeaders), body }
    })
  })
  asking.end("{}")
  await turn()
  await fed(socket, bytes, cut, true)
  return seen
}

async function answerToOurs(bytes: Buffer, cut: number): Promise<Read | null> {
  const socket = wire()
  const nothing = (): void => undefined
  const home = { host: "a", keep: nothing, closed: nothing }
  const connect = ({ buffer, callback }: OnReadOpts): Socket => {
    if (typeof buffer === "function") throw new Error("it reads into one buffer")
    return socket.on("data", (chunk: Buffer) => {
      buffer.set(chunk)
      callback(chunk.length, buffer)
    })
  }
  const connection = new ProviderConnection(connect, false, { connect: queue, kept: queue, now: () => 0 }, home)
  const parts: Uint8Array[] = []
  let head: Pick<Read, "line" | "fields"> = { line: "", fields: [] }
  let seen: Read | null = null
  connection.send(
    { origin: "", path: "/", headers: [], body: [Buffer.from("{}")] },
    {
      begun: nothing,
      head: (status, headers) => {
        const fields = Object.entries(headers).flatMap(([name, value]) =>
          [value ?? []].flat().flatMap((each) => [name, each]),
        )
        head = { line: String(status), fields }
      },
      data: (part) => parts.push(part) > 0,
      end: () => void (seen = { ...head, body: Buffer.concat(parts).toString("latin1") }),
      failed: nothing,
    },
  )
  socket.emit("connect")
  await turn()
  await fed(socket, bytes, cut, true)
  return seen
}

const count = Number(process.env["DIFFERENTIAL_COUNT"] ?? 4_000)

/** Texts of which one of the two read another thing than the other. */
interface Disagreement {
  readonly text: string
  readonly ours: unknown
  readonly node: unknown
}

function disagreement(bytes: Buffer, ours: unknown, node: unknown): readonly Disagreement[] {
  if (JSON.stringify(ours) === JSON.stringify(node)) return []
  return [{ text: JSON.stringify(bytes.toString("latin1")), ours, node }]
}

/** An answer with its fields in order; those of one name are not joined by either. */
function sorted(read: Read | null): unknown {
  const pairs = (read?.fields ?? []).flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ""}`] : []))
  return read && { ...read, fields: pairs.toSorted() }
}

describe("the gateway's own HTTP/1.1 beside Node's", () => {
  it("takes no request that Node does not take for the same requests, changed anywhere and cut anywhere", async () => {
    const random = new Random(20_261_130)
    const found: Disagreement[] = []
    let taken = 0
    for (let at = 0; at < count; at++) {
      const bytes = mutated(requestTexts, random)
      const cut = random.below(bytes.length + 1)
      const ours = await readByOurs(bytes, cut)
      taken += ours.length
      if (ours.length === 0) continue
      const node = await readByNode(bytes, cut)
      found.push(...disagreement(bytes, ours, node.slice(0, ours.length)))
    }
    expect(found.slice(0, 3)).toEqual([])
    // What is refused every time proves nothing.
    expect(taken).toBeGreaterThan(count / 20)
  }, 300_000)

  it("takes no answer that Node does not take for the same answer", async () => {
    const random = new Random(20_261_131)
    const found: Disagreement[] = []
    let taken = 0
    for (let at = 0; at < count; at++) {
      const bytes = mutated(responseTexts, random)
      const cut = random.below(bytes.length + 1)
      const ours = await answerToOurs(bytes, cut)
      if (ours === null) continue
      taken++
      found.push(...disagreement(bytes, sorted(ours), sorted(await answerToNode(bytes, cut))))
    }
    expect(found.slice(0, 3)).toEqual([])
    expect(taken).toBeGreaterThan(count / 20)
  }, 300_000)
})
