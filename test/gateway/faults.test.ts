import { once } from "node:events"
import { gzipSync } from "node:zlib"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, describe, expect, it } from "vitest"
import { openGateway } from "../../runtime/gateway/index.ts"
import type { GatewayOptions, LeaseGrant } from "../../runtime/gateway/index.ts"
import { call, requestOf, sent } from "./calls.ts"
import type { Seen } from "./calls.ts"
import { manualClock } from "./manual-clock.ts"
import { opened, routesAt } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { anthropicStream } from "./streams.ts"
import { answer, chunkOf, lastChunk, startUpstream, streamHead } from "./upstream.ts"
import type { Behaviour, Upstream } from "./upstream.ts"

let upstream: Upstream
let at: Opened

async function open(behave: Behaviour, options: GatewayOptions = {}, grant: Partial<LeaseGrant> = {}): Promise<void> {
  upstream = await startUpstream(behave)
  at = await opened(upstream.origin, options, grant)
}
afterEach(async () => {
  await at.gateway.close()
  await upstream.close()
})

const messages = "/v1/messages"
const chat = "/v1/chat/completions"
const responses = "/v1/responses"

function asked(
  target: string,
  body: object = { model: "default", stream: true, max_tokens: 100 },
  patience?: number,
): Promise<Seen> {
  return call(at.port, requestOf(target, JSON.stringify(body), [`authorization: Bearer ${at.bearer}`]), patience)
}
const two: Partial<LeaseGrant> = {
  policy: "fallback",
  candidates: [
    { tier: "default", provider: "openai", model: "gpt-5.5", credential: "openai-main" },
    { tier: "default", provider: "openrouter", model: "other/model", credential: "openrouter-main" },
  ],
}
const rate = (wait: string): Buffer =>
  answer(429, '{"error":{"type":"rate_limit_error"}}', [
    "content-type: application/json",
    wait,
    "x-ratelimit-remaining-tokens: 0",
    "server: x",
  ])
const overloaded = 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'
const inChunks = (...events: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from(streamHead), ...events.map(chunkOf)])
const eventsOf = (stream: string): readonly string[] => stream.split(/(?<=\n\n)/)

describe("an error behind a 200", () => {
  it("as the first event is a failure with its own status, and no stream", async () => {
    await open(({ socket }) => void socket.write(inChunks('event: ping\ndata: {"type":"ping"}\n\n', overloaded)))
    const seen = await asked(messages)
    expect(seen.status).toBe(529)
    expect(JSON.parse(seen.body.toString())).toMatchObject({ error: { type: "overloaded_error" } })
    expect(at.told.ended).toMatchObject([{ outcome: "failed", failure: "overloaded" }])
  })

  it("as a later event is passed on, and the ledger says failed", async () => {
    const stream = eventsOf(anthropicStream).slice(0, 4).join("") + overloaded
    await open(({ socket }) => void socket.write(Buffer.concat([inChunks(stream), Buffer.from(lastChunk)])))
    const seen = await asked(messages)
    expect(seen.body.toString()).toBe(stream)
    expect(at.told.ended).toMatchObject([
      { outcome: "failed_midstream", failure: "overloaded", maybeBilled: true, usage: { input_tokens: 25 } },
    ])
  })
})

describe("an answer that breaks off", () => {
  const part = eventsOf(anthropicStream).slice(0, 5).join("")

  it("ends with the dialect's own error behind a whole event, and never as if it were complete", async () => {
    await open(({ socket }) => void socket.end(inChunks(part)))
    const seen = await asked(messages)
    expect(seen.body.toString().slice(0, part.length)).toBe(part)
    expect(seen.body.toString().slice(part.length)).toMatch(
      /^event: error\ndata: \{"type":"error","error":\{"type":"api_error"/,
    )
    expect(seen.body.toString()).not.toContain("message_stop")
    expect(at.told.ended).toMatchObject([{ outcome: "truncated", failure: "ended_early" }])
  })

  it("inside an event is cut", async () => {
    await open(({ socket }) => void socket.end(inChunks(part, "data: {")))
    const seen = await asked(messages)
    expect(seen).toMatchObject({ whole: false })
    expect(seen.body.toString()).toBe(`${part}data: {`)
  })

  it("of responses ends as a failed response, and of chat is cut", async () => {
    await open(
      ({ socket }) => void socket.end(inChunks('data: {"type":"response.created","response":{"id":"resp_9"}}\n\n')),
    )
    const seen = await asked(responses)
    expect(seen.body.toString()).toMatch(/event: response\.failed\ndata: .*"id":"resp_9".*"status":"failed"/)
    upstream.behave = ({ socket }) => void socket.end(inChunks('data: {"choices":[]}\n\n'))
    const cut = await asked(chat)
    expect(cut.whole).toBe(false)
    expect(cut.body.toString()).not.toContain("[DONE]")
  })

  it("without saying so is passed on as it came, and the ledger says truncated", async () => {
    await open(({ socket }) => void socket.write(Buffer.concat([inChunks(part), Buffer.from(lastChunk)])))
    const seen = await asked(messages)
    expect(seen).toMatchObject({ whole: true })
    expect(seen.body.toString()).toBe(part)
    expect(at.told.ended).toMatchObject([{ outcome: "truncated", failure: null }])
  })
})

describe("a fallback", () => {
  it.each([
    ["a 529", answer(529, "{}")],
    ["a 429", rate("retry-after: 1")],
    ["a 500", answer(500, "{}")],
    ["an unknown 5xx", answer(599, "{}")],
    ["a redirect", answer(307, "", ["location: http://evil.example/"])],
    ["a stream that begins with an error", inChunks('data: {"error":{"code":"server_error"}}\n\n')],
    ["a stream that ends before it begins", Buffer.concat([inChunks(": hi\n\n"), Buffer.from(lastChunk)])],
    ["a connection that is closed", null],
  ])("follows %s, with the next candidate's model and credential, and is two rows of one call", async (_, bytes) => {
    let first = true
    await open(
      ({ socket }) => {
        if (first && bytes === null) socket.destroy()
        else
          socket.write(
            first
              ? (bytes ?? "")
              : Buffer.concat([inChunks('data: {"choices":[{}]}\n\n', "data: [DONE]\n\n"), Buffer.from(lastChunk)]),
          )
        first = false
      },
      {},
      two,
    )
    expect(await asked(chat)).toMatchObject({ status: 200, whole: true })
    expect(upstream.received.map(({ line }) => line)).toEqual([
      "POST /v1/chat/completions HTTP/1.1",
      "POST /api/v1/chat/completions HTTP/1.1",
    ])
    expect(upstream.received.map(({ body }) => (JSON.parse(body.toString()) as { model: string }).model)).toEqual([
      "gpt-5.5",
      "other/model",
    ])
    const rows = at.gateway.ledger.entriesOf("run-1")
    expect(new Set(rows.map(({ begin }) => begin.call)).size).toBe(1)
    expect(rows.map(({ begin, end }) => [begin.attempt, end?.outcome])).toEqual([
      [1, "failed"],
      [2, "answered"],
    ])
  })

  it.each([
    ["a 400", 400],
    ["a 401", 401],
    ["a 403", 403],
    ["a 404", 404],
  ])("does not follow %s", async (_, status) => {
    await open(({ socket }) => void socket.write(answer(status, '{"error":{}}')), {}, two)
    expect((await asked(chat)).status).toBe(status === 401 ? 403 : status)
    expect(upstream.received).toHaveLength(1)
  })

  it("never follows the first byte of an answer", async () => {
    await open(({ socket }) => void socket.end(inChunks('data: {"choices":[{}]}\n\n')), {}, two)
    expect((await asked(chat)).whole).toBe(false)
    expect(upstream.received).toHaveLength(1)
  })

  it("is not what a pinned lease has", async () => {
    await open(({ socket }) => void socket.write(answer(529, "{}")), {}, { ...two, policy: "pinned" })
    expect((await asked(chat)).status).toBe(529)
    expect(upstream.received).toHaveLength(1)
  })

  it("that finds nobody ends with the last real answer, and the shortest wait", async () => {
    const waits = ["retry-after: 30", "retry-after-ms: 2500"]
    await open(({ socket }) => void socket.write(rate(waits.shift() ?? "")), {}, two)
    const seen = await asked(chat)
    expect(seen.status).toBe(429)
    expect(seen.head).toMatch(/\r\nretry-after: 3(?:\r\n|$)/)
    expect(seen.head).toMatch(/x-ratelimit-remaining-tokens: 0/)
    expect(seen.head).not.toMatch(/\r\nserver:/i)
  })

  it("follows a provider that cannot be reached; alone, that is a 502", async () => {
    const dead = await startUpstream(() => undefined)
    await dead.close()
    const routes = (origin: string) =>
      routesAt(origin).map((route) =>
        route.servedBy === "gateway"
          ? route
          : {
              ...route,
              upstreams: route.upstreams.map((each) =>
                each.provider === "openai" ? { ...each, origin: dead.origin } : each,
              ),
            },
      )
    upstream = await startUpstream(({ socket }) => void socket.write(answer(200, "{}")))
    at = await opened(upstream.origin, { routes: routes(upstream.origin) }, two)
    expect((await asked(chat)).status).toBe(200)
    at.gateway.leases.end(at.lease)
    const alone = at.gateway.leases.mint({
      run: "run-2",
      policy: "pinned",
      candidates: two.candidates ?? [],
      budget: null,
      seconds: 9,
    })
    at = { ...at, bearer: alone.ok ? alone.bearer : "" }
    const seen = await asked(chat)
    expect(seen.status).toBe(502)
    expect(at.told.ended.at(-1)).toMatchObject({ outcome: "failed", failure: "unreachable", maybeBilled: false })
  })
})

describe("time", () => {
  it.each([
    [899_000, null],
    [901_000, "timeout_first_event"],
  ])("a provider that says nothing for %d ms: %s", async (milliseconds, failure) => {
    const clock = manualClock()
    await open(() => undefined, { clock }, { seconds: 3_600 })
    const seen = asked(messages, { model: "default", max_tokens: 9 }, 500)
    while (upstream.received.length === 0) await pause(2)
    clock.pass(milliseconds)
    expect((await seen).status).toBe(failure === null ? 0 : 504)
    expect(at.told.ended.map((row) => row.failure)).toEqual(failure === null ? [] : [failure])
  })

  it("a stream that pauses too long ends as the dialect has it; pings do not begin an answer", async () => {
    const clock = manualClock()
    await open(
      ({ socket }) => void socket.write(inChunks(eventsOf(anthropicStream)[0] ?? "")),
      { clock },
      { seconds: 3_600 },
    )
    const socket = await sent(
      at.port,
      requestOf(messages, '{"model":"default","stream":true,"max_tokens":9}', [`x-api-key: ${at.bearer}`]),
    )
    await once(socket, "data")
    clock.pass(299_000)
    expect(at.told.ended).toEqual([])
    clock.pass(2_000)
    const [last] = (await once(socket, "data")) as [Buffer]
    expect(last.toString()).toContain("event: error")
    expect(at.told.ended).toMatchObject([{ outcome: "failed_midstream", failure: "timeout_idle" }])
    socket.destroy()
  })

  it("a body that comes too slowly is refused, however steadily", async () => {
    const clock = manualClock()
    await open(() => undefined, { clock })
    const socket = await sent(
      at.port,
      Buffer.from(
        `POST ${messages} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nx-api-key: ${at.bearer}\r\ncontent-length: 1000\r\n\r\n{`,
      ),
    )
    const refused = once(socket, "data")
    for (let seconds = 0; seconds < 130; seconds += 10) {
      socket.write(" ")
      await pause(5)
      clock.pass(10_000)
    }
    expect(String((await refused)[0])).toMatch(/^HTTP\/1\.1 408 /)
    expect(at.gateway.health().openBytes).toBe(0)
    socket.destroy()
  })

  it("events reach the client before the next is sent", async () => {
    let next = (): void => undefined
    await open(async ({ socket }) => {
      socket.write(streamHead)
      for (const event of eventsOf(anthropicStream)) {
        const came = new Promise<void>((resolve) => void (next = resolve))
        socket.write(chunkOf(event))
        await came
      }
      socket.write(lastChunk)
    })
    const socket = await sent(
      at.port,
      requestOf(messages, '{"model":"default","stream":true,"max_tokens":9}', [`x-api-key: ${at.bearer}`]),
    )
    let seen = ""
    for await (const chunk of socket) {
      seen += String(chunk)
      if (seen.endsWith("0\r\n\r\n")) break
      next()
    }
    expect(seen).toContain("message_stop")
  })

  it("a client that does not read holds its provider back, and nothing piles up", async () => {
    let written = 0
    await open(async ({ socket }) => {
      socket.write(streamHead)
      for (let chunk = 0; chunk < 2_000 && !socket.destroyed; chunk++) {
        written += 65_536
        if (!socket.write(chunkOf(`data: ${"x".repeat(65_536)}\n\n`)))
          await Promise.race([once(socket, "drain"), pause(700).then(() => (chunk = 2_000))])
      }
    })
    const socket = await sent(
      at.port,
      requestOf(messages, '{"model":"default","stream":true,"max_tokens":9}', [`x-api-key: ${at.bearer}`]),
    )
    socket.pause()
    await pause(1_500)
    expect(written).toBeLessThan(60_000_000)
    socket.destroy()
  })
})

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

describe("a gateway", () => {
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
