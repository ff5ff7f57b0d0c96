import { once } from "node:events"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { until } from "../support/until.ts"
import { call, requestOf, sent } from "./calls.ts"
import { manualClock } from "./manual-clock.ts"
import { asked, at, chat, messages, open, upstream } from "./scene.ts"
import { answer, chunkOf, lastChunk, streamHead } from "./upstream.ts"

const ask = (body = '{"model":"default","max_tokens":9}', headers: readonly string[] = []): Buffer =>
  requestOf(messages, body, [`x-api-key: ${at.bearer}`, ...headers])

/** Reads a connection until a text has come so often, or it ends. */
async function heard(socket: Awaited<ReturnType<typeof sent>>, text: string, times: number): Promise<string> {
  let seen = ""
  for await (const chunk of socket) {
    seen += String(chunk)
    if (seen.split(text).length > times) break
  }
  return seen
}

describe("a client's connection", () => {
  it("bears one request after the other, also where the next comes before the answer, each answered in its turn", async () => {
    let answered = 0
    await open(async ({ socket }) => {
      await pause(answered === 0 ? 20 : 0)
      socket.write(answer(200, `{"n":${++answered}}`))
    })
    const socket = await sent(at.port, Buffer.concat([ask(), ask(), ask().subarray(0, 40)]))
    const first = heard(socket, '{"n":', 2)
    expect(await first).toMatch(/\{"n":1\}.*\{"n":2\}/s)
    expect(upstream.received).toHaveLength(2)
  })

  it("is kept for over a minute, and not for ever", async () => {
    const clock = manualClock()
    await open(({ socket }) => void socket.write(answer(200, "{}")), { clock }, { seconds: 3_600 })
    const socket = await sent(at.port, ask())
    await once(socket, "data")
    clock.pass(74_000)
    socket.write(ask())
    expect(String(((await once(socket, "data")) as [Buffer])[0])).toMatch(/^HTTP\/1\.1 200 [^]*keep-alive: timeout=75/)
    clock.pass(76_000)
    await once(socket, "close")
  })

  it("is not held by a head that never ends", async () => {
    const clock = manualClock()
    await open(() => undefined, { clock })
    const socket = await sent(at.port, Buffer.from("POST /v1/messages HTTP/1.1\r\nhost: a"))
    const refused = once(socket, "data")
    for (let seconds = 0; seconds < 25; seconds += 5) {
      socket.write("a")
      await pause(5)
      clock.pass(5_000)
    }
    expect(String((await refused)[0])).toMatch(/^HTTP\/1\.1 408 /)
  })

  it("waits for an answer that takes longer than any server's usual five minutes", async () => {
    const clock = manualClock()
    let say = (): void => undefined
    await open(({ socket }) => void (say = () => void socket.write(answer(200, "{}"))), { clock }, { seconds: 3_600 })
    const seen = asked(messages, { model: "default", max_tokens: 9 })
    while (upstream.received.length === 0) await pause(2)
    for (let seconds = 0; seconds < 600; seconds += 60) clock.pass(60_000)
    say()
    expect((await seen).status).toBe(200)
  })

  it("gets an answer whole that is larger than what a socket holds, however fast it reads", async () => {
    const events = Array.from(
      { length: 400 },
      (_, each) => `data: {"id":"${each}","choices":[],"x":"${"y".repeat(2_000)}"}\n\n`,
    )
    const stream = `${events.join("")}data: [DONE]\n\n`
    await open(({ socket }) => {
      socket.write(Buffer.concat([Buffer.from(streamHead), ...events.map(chunkOf), chunkOf("data: [DONE]\n\n")]))
      socket.write(lastChunk)
    })
    const body = { model: "default", stream: true, stream_options: { include_usage: true } }
    const fast = await asked(chat, body)
    expect([fast.whole, fast.body.toString() === stream]).toEqual([true, true])
    const request = requestOf(chat, JSON.stringify(body), [`authorization: Bearer ${at.bearer}`])
    const socket = await sent(at.port, request)
    let length = 0
    for await (const chunk of socket) {
      length += (chunk as Buffer).length
      if (String(chunk).endsWith("0\r\n\r\n")) break
      await pause(1)
    }
    expect(length).toBeGreaterThan(stream.length)
    await until(() => at.told.ended.length === 2)
    expect(at.told.ended.map(({ outcome }) => outcome)).toEqual(["answered", "answered"])
  })

  it("takes nothing more behind a head that could be read in two ways", async () => {
    await open(({ socket }) => void socket.write(answer(200, "{}")))
    const doubled = requestOf(messages, "{}", [`x-api-key: ${at.bearer}`, "host: other.example"])
    const seen = await call(at.port, Buffer.concat([doubled, ask()]))
    expect(seen.head).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/)
    await pause(30)
    expect(upstream.received).toEqual([])
  })
})

describe("the way to a provider", () => {
  it("is the route's, whatever host the client names and whatever proxy the environment does", async () => {
    const proxied: string[] = []
    const proxy = createServer((socket) => void socket.on("data", (bytes) => void proxied.push(String(bytes))))
    await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready))
    onTestFinished(() => void proxy.close())
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"])
      vi.stubEnv(name, url)
    onTestFinished(() => void vi.unstubAllEnvs())
    await open(({ socket }) => void socket.write(answer(200, "{}")))
    const evil = ask().toString("latin1").replace("host: gateway.example", "host: evil.example")
    expect((await call(at.port, Buffer.from(evil, "latin1"))).status).toBe(200)
    const [received] = upstream.received
    expect(new Map(received?.headers).get("host")).toBe(new URL(upstream.origin).host)
    expect(received?.line).toBe(`POST ${messages} HTTP/1.1`)
    expect(proxied).toEqual([])
  })

  it("uses a kept connection again, and none that was cut, that spoke unasked, or whose request was not taken whole", async () => {
    await open(({ socket }) => void socket.write(answer(200, "{}")))
    await asked(messages)
    await asked(messages)
    expect(upstream.open()).toBe(1)
    upstream.behave = ({ socket }) =>
      void socket.write(Buffer.concat([answer(200, "{}"), answer(200, '{"un":"asked"}')]))
    expect((await asked(messages)).body.toString()).toBe("{}")
    await until(() => upstream.open() === 0)
    upstream.behave = ({ socket }) => void socket.write(answer(200, '{"next":1}'))
    expect((await asked(messages)).body.toString()).toBe('{"next":1}')
    upstream.behave = ({ socket }) => void socket.end(answer(200, '{"last":1}'))
    await asked(messages)
    await until(() => upstream.open() === 0)
    upstream.behave = ({ socket }) => void socket.write(answer(200, "{}"))
    expect((await asked(messages)).status).toBe(200)
  })

  it.each([
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{} "],
    [
      "a length and chunks",
      "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    ],
    ["a switch of protocols", "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n"],
    ["a head without an end", `HTTP/1.1 200 OK\r\nx: ${"a".repeat(20_000)}`],
    ["no answer at all", "SSH-2.0-x\r\n\r\n"],
    ["lines that end with a line feed alone", "HTTP/1.1 200 OK\ncontent-length: 2\n\n{}"],
  ])("does not take %s for an answer", async (_, bytes) => {
    await open(({ socket }) => void socket.write(Buffer.from(bytes, "latin1")))
    expect((await asked(messages, { model: "default", max_tokens: 9 }, 2_000)).status).toBe(502)
    expect(at.told.ended).toMatchObject([{ outcome: "failed", failure: "ended_early" }])
  })
})
