import { setTimeout as pause } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { noSink, openGateway } from "../../runtime/gateway/index.ts"
import { call, requestOf, sent } from "./calls.ts"
import { routesAt } from "./opened.ts"
import { asked, at, chat, eventsOf, inChunks, messages, open, upstream } from "./scene.ts"
import { anthropicStream } from "./streams.ts"
import { answer, chunkOf, lastChunk } from "./upstream.ts"

describe("bodies", () => {
  it("of 33 MB pass, of 36 MB are refused in the dialect's shape, also where their length is not told", async () => {
    await open(({ socket }) => void socket.write(answer(200, "{}")))
    const body = (megabytes: number): Buffer =>
      Buffer.concat([
        Buffer.from('{"model":"default","max_tokens":9,"x":"'),
        Buffer.alloc(megabytes * 1_000_000, 0x61),
        Buffer.from('"}'),
      ])
    const lease = `x-api-key: ${at.bearer}`
    expect((await call(at.port, requestOf(messages, body(33), [lease]), 20_000)).status).toBe(200)
    expect(upstream.received[0]?.body.length).toBeGreaterThan(33_000_000)
    const large = await call(at.port, requestOf(messages, body(36), [lease]), 20_000)
    expect(large.status).toBe(413)
    expect(JSON.parse(large.body.toString())).toMatchObject({ type: "error", error: { type: "request_too_large" } })
    const head = Buffer.from(
      `POST ${messages} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${lease}\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    expect((await call(at.port, Buffer.concat([head, chunkOf(body(36))]), 20_000)).status).toBe(413)
    expect(at.gateway.health()).toMatchObject({ openCalls: 0, openBytes: 0 })
  }, 60_000)

  it("together may not be more than the gateway has room for", async () => {
    await open(() => undefined, { limits: { bytes: 10_000, calls: 2 } })
    expect((await asked(messages, { model: "default", x: "y".repeat(10_000) })).status).toBe(503)
    const held = await Promise.all(
      [1, 2].map(() => sent(at.port, requestOf(messages, '{"model":"default"}', [`x-api-key: ${at.bearer}`]))),
    )
    while (at.told.began.length < 2) await pause(2)
    const full = await asked(messages)
    expect(full.status).toBe(503)
    expect(full.head).toMatch(/retry-after: 1/)
    for (const socket of held) socket.destroy()
    while (at.gateway.health().openCalls > 0) await pause(2)
    expect(at.gateway.health().openBytes).toBe(0)
  })

  it.each([
    ['{"model":"default","model":"other"}', "body/duplicate-member"],
    ['{"model":"default","mod\\u0065l":"other"}', "body/duplicate-member"],
    ['{"model":"default","Model":"other"}', "body/lookalike-member"],
    ['{"model":"default","\\u017ftream":true}', "body/lookalike-member"],
    ['{"model":1}', "body/member-form"],
    [`{"model":"${"m".repeat(257)}"}`, "body/member-form"],
    ['{"stream":"true"}', "body/member-form"],
    ['{"max_tokens":1,"max_completion_tokens":2}', "body/two-caps"],
    ['{"stream":true,"stream_options":{"include_usage":true,"include_usage":false}}', "body/duplicate-member"],
    ["[]", "body/not-object"],
    ["{", "body/not-json"],
    ["", "body/not-json"],
  ])("that two readers could take differently are refused: %s", async (body, code) => {
    await open(() => undefined)
    const seen = await call(at.port, requestOf(chat, body, [`authorization: Bearer ${at.bearer}`]))
    expect(seen.status).toBe(400)
    expect(JSON.parse(seen.body.toString())).toMatchObject({ error: { code }, refusal: { code } })
    expect(upstream.received).toEqual([])
  })

  it("that come back packed pass as they are, and are read for the ledger", async () => {
    const packed = gzipSync('{"usage":{"prompt_tokens":3,"completion_tokens":4}}')
    await open(
      ({ socket }) =>
        void socket.write(
          Buffer.concat([
            Buffer.from(
              `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`,
            ),
            packed,
          ]),
        ),
    )
    const seen = await asked(chat, { model: "default" })
    expect(seen.body.equals(packed)).toBe(true)
    expect(seen.head).toMatch(/content-encoding: gzip/)
    expect(at.told.ended).toMatchObject([{ usage: { prompt_tokens: 3 } }])
    upstream.behave = ({ socket }) =>
      void socket.write(answer(200, "no gzip", ["content-type: application/json", "content-encoding: gzip"]))
    expect((await asked(chat, { model: "default" })).body.toString()).toBe("no gzip")
    expect(at.told.ended.at(-1)).toMatchObject({ outcome: "answered", usage: null, cost: null, unpriced: "no_usage" })
  })
})

describe("a gateway as a whole", () => {
  it("does not start with a route that leads back to it, or nowhere plain", async () => {
    await open(() => undefined)
    const own = new URL(at.gateway.url).port
    for (const origin of ["ftp://a", "http://a/b", "a"])
      await expect(openGateway({ routes: routesAt(origin) })).rejects.toThrow("no plain origin")
    await at.gateway.close()
    await expect(
      openGateway({ listen: { host: "127.0.0.1", port: Number(own) }, routes: routesAt(at.gateway.url) }),
    ).rejects.toThrow("leads back")
  })

  it("does not dispatch what it cannot write down", async () => {
    const sink = {
      begin: () => {
        throw new Error("disk full")
      },
      end: () => undefined,
      wire: () => undefined,
      close: () => Promise.resolve(),
    }
    await open(({ socket }) => void socket.write(answer(200, "{}")), { sink })
    expect((await asked(chat)).status).toBe(503)
    expect(upstream.received).toEqual([])
  })

  it("does not dispatch what it cannot record, and leaves no row of it open", async () => {
    const sink = {
      ...noSink(),
      wire: () => {
        throw new Error("disk full")
      },
    }
    const grant = { retention: "durable", wireRecord: true }
    await open(({ socket }) => void socket.write(answer(200, "{}")), { sink }, grant)
    expect((await asked(chat)).status).toBe(503)
    expect(upstream.received).toEqual([])
    const rows = at.gateway.ledger.entriesOf("run-1")
    expect(rows).toMatchObject([{ end: { outcome: "failed", status: null, maybeBilled: false } }])
  })

  it("cuts what still runs when its patience is over, and says why", async () => {
    await open(({ socket }) => void socket.write(inChunks(eventsOf(anthropicStream)[0] ?? "")))
    const running = asked(messages)
    while (upstream.received.length === 0) await pause(2)
    await pause(30)
    await at.gateway.close(30)
    expect((await running).body.toString()).toMatch(/event: error\ndata: .*gateway\/draining/)
    expect(at.told.ended).toMatchObject([{ outcome: "cut", cut: "gateway_closing" }])
    await expect(call(at.port, requestOf(messages, "{}"))).rejects.toThrow("ECONNREFUSED")
  })

  it("closes while calls run: no new ones, the running ones to their end, then the rest is cut", async () => {
    let finish = (): void => undefined
    await open(({ socket }) => {
      socket.write(inChunks(eventsOf(anthropicStream)[0] ?? ""))
      finish = () =>
        void socket.write(Buffer.concat([chunkOf('data: {"type":"message_stop"}\n\n'), Buffer.from(lastChunk)]))
    })
    const running = asked(messages)
    while (upstream.received.length === 0) await pause(2)
    const closed = at.gateway.close(2_000)
    expect(at.gateway.health().status).toBe("draining")
    await pause(50)
    finish()
    expect(await running).toMatchObject({ status: 200, whole: true })
    await closed
    expect(at.told.ended).toMatchObject([{ outcome: "answered" }])
  })
})
