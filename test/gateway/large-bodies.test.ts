import { createHash } from "node:crypto"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Sender } from "../../runtime/gateway/upstream/outbound.ts"
import { call, requestOf, sent } from "./calls.ts"
import { routesAt } from "./opened.ts"
import { asked, at, chat, open, upstream } from "./scene.ts"
import { answer } from "./upstream.ts"

const megabyte = 2 ** 20

/** A body whose every stretch differs from every other. */
function bodyOf(megabytes: number): Buffer {
  const lines = Array.from({ length: (megabytes * megabyte) / 16 }, (_, line) => String(line).padStart(16, "."))
  return Buffer.from(JSON.stringify({ model: "default", user: lines.join("") }))
}

function digestOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex")
}

/** A sender that keeps what it was to send, and answers by a status for each. */
function keeping(statuses: number[]): {
  readonly sender: Sender
  readonly bodies: (readonly Uint8Array[])[]
  readonly digests: string[]
} {
  const bodies: (readonly Uint8Array[])[] = []
  const digests: string[] = []
  const sender: Sender = {
    send: ({ body }, listener) => {
      bodies.push(body)
      digests.push(digestOf(body))
      const status = statuses.shift() ?? 200
      setTimeout(() => {
        listener.begun()
        listener.head(status, { "content-type": "application/json" })
        listener.data(Buffer.from("{}"))
        listener.end()
      }, 20)
      return { resume: () => undefined, abort: () => undefined }
    },
    close: () => Promise.resolve(),
  }
  return { sender, bodies, digests }
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

describe("a body of megabytes", () => {
  it("has its memory given back when its call is over, but for its first read and its last", async () => {
    const { sender, bodies } = keeping([200])
    await open(() => undefined, { sender })
    const body = bodyOf(8)
    const running = call(at.port, requestOf(chat, body, [`authorization: Bearer ${at.bearer}`]), 20_000)
    while (bodies.length === 0) await pause(2)
    expect(lengthOf(bodies[0] ?? [])).toBeGreaterThan(8 * megabyte)
    expect(await running).toMatchObject({ status: 200, whole: true })
    for (let turns = 0; turns < 100; turns++) await turn()
    expect(lengthOf(bodies[0] ?? [])).toBeLessThan(megabyte / 4)
  }, 30_000)

  it("is whole for the candidate that is asked after another one failed", async () => {
    const { sender, digests } = keeping([500, 200])
    const candidates = [
      { tier: "default", provider: "openai", model: "gpt-5.5", credential: "openai-main" },
      { tier: "default", provider: "openai", model: "gpt-5.5", credential: "openai-main" },
    ]
    await open(() => undefined, { sender }, { policy: "fallback", candidates })
    const seen = await call(at.port, requestOf(chat, bodyOf(4), [`authorization: Bearer ${at.bearer}`]), 20_000)
    expect(seen.status).toBe(200)
    expect(digests).toHaveLength(2)
    expect(digests[1]).toBe(digests[0])
  }, 30_000)

  it("takes nothing along of the request behind it, whose bytes came in the same read", async () => {
    await open(({ socket }) => void socket.write(answer(200, "{}")))
    const requests = Array.from({ length: 6 }, (_, place) =>
      requestOf(chat, JSON.stringify({ model: "default", user: `${place}`.repeat(150_000 + place) }), [
        `authorization: Bearer ${at.bearer}`,
      ]),
    )
    const socket = await sent(at.port, Buffer.concat(requests))
    while (upstream.received.length < requests.length) await pause(5)
    socket.destroy()
    const users = upstream.received.map(({ body }) => (JSON.parse(body.toString()) as { user: string }).user)
    expect(users).toEqual(requests.map((_, place) => `${place}`.repeat(150_000 + place)))
  }, 30_000)

  it("that its provider does not read is let go with its client, and the next call is served", async () => {
    let isFirst = true
    const provider = createServer((socket) => {
      socket.on("error", () => undefined)
      if (isFirst) isFirst = false
      else socket.on("data", () => void socket.write(answer(200, "{}")))
    })
    await new Promise<void>((ready) => provider.listen(0, "127.0.0.1", ready))
    onTestFinished(() => void provider.close())
    const { port } = provider.address() as AddressInfo
    await open(() => undefined, { routes: routesAt(`http://127.0.0.1:${port}`) })
    const socket = await sent(at.port, requestOf(chat, bodyOf(16), [`authorization: Bearer ${at.bearer}`]))
    while (at.told.began.length === 0) await pause(5)
    await pause(50)
    socket.destroy()
    while (at.gateway.health().openCalls > 0) await pause(5)
    expect(at.gateway.health().openBytes).toBe(0)
    expect(at.told.ended).toMatchObject([{ outcome: "client_gone" }])
    expect((await asked(chat, { model: "default" })).status).toBe(200)
  }, 30_000)
})
