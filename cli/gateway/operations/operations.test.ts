import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { call, requestOf } from "../../../test/gateway/calls.ts"
import { startCollector } from "../../../test/gateway/collector.ts"
import type { Collector, WrittenSpan } from "../../../test/gateway/collector.ts"
import { credentialCanary, grantOf, opened } from "../../../test/gateway/opened.ts"
import type { Opened } from "../../../test/gateway/opened.ts"
import { anthropicStream, chatStream } from "../../../test/gateway/streams.ts"
import { answer, chunkOf, lastChunk, startUpstream, streamHead } from "../../../test/gateway/upstream.ts"
import type { Upstream } from "../../../test/gateway/upstream.ts"
import { gatewayConfiguration } from "../../../runtime/gateway/config/configuration.ts"
import type { GatewayConfiguration } from "../../../runtime/gateway/config/configuration.ts"
import { watching } from "./open.ts"
import type { Watching } from "./open.ts"

let upstream: Upstream
let collector: Collector
let watch: Watching
let at: Opened
let lines: string[]

function configuration(traces: string): GatewayConfiguration {
  const read = gatewayConfiguration({ listen: { host: "127.0.0.1", port: 0 }, traces })
  if (!read.ok) throw new Error("the configuration is wrong")
  return read.configuration
}

beforeEach(async () => {
  lines = []
  upstream = await startUpstream(({ socket }) => void socket.write(answer(200, "{}")))
  collector = await startCollector()
  watch = watching(configuration(collector.endpoint), (line) => void lines.push(line), "1.2.3")
  at = await opened(upstream.origin, { observers: watch.observers }, { traceparent })
  watch.metrics.watch(at.gateway.health)
})
afterEach(async () => {
  await at.gateway.close()
  await watch.close()
  await collector.close()
  await upstream.close()
})

const traceId = "0af7651916cd43dd8448eb211c80319c"
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const chat = "/v1/chat/completions"

async function asked(target = chat, body: object = {}, headers: readonly string[] = []) {
  const text = JSON.stringify({ model: "default", messages: [], ...body })
  return await call(at.port, requestOf(target, text, [`authorization: Bearer ${at.bearer}`, ...headers]))
}

function streams(text: string): void {
  upstream.behave = ({ socket }) =>
    void socket.write(Buffer.concat([Buffer.from(streamHead), chunkOf(text), Buffer.from(lastChunk)]))
}

/** The spans that were sent once everything is closed. */
async function spans(): Promise<readonly WrittenSpan[]> {
  await at.gateway.close()
  await watch.close()
  return collector.spans()
}

function attributesOf({ attributes }: WrittenSpan): object {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  )
}

describe("the log of a gateway", () => {
  it("has a line for each call that is over, with what was decided and what it came to", async () => {
    streams(chatStream)
    await asked(chat, { stream: true })
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      {
        level: 30,
        time: expect.any(Number) as number,
        msg: "call",
        call: expect.stringMatching(/^call_/) as string,
        attempt: 1,
        run: "run-1",
        lease: at.lease,
        dialect: "openai_chat",
        provider: "openai",
        model: "gpt-5.5",
        tier: "default",
        credential: "openai-main",
        generation: 1,
        stream: true,
        outcome: "answered",
        status: 200,
        failure: null,
        cut: null,
        tokens: { input: 8, cacheRead: 4, cacheWrite: 0, output: 3, other: 0 },
        cost: null,
        unpriced: "unreviewed_price",
        maybeBilled: false,
        firstByteMs: expect.any(Number) as number,
        ms: expect.any(Number) as number,
        redacted: false,
        requestBytes: expect.any(Number) as number,
        sentBytes: expect.any(Number) as number,
      },
    ])
  })

  it("warns of refusals and of calls that failed, and is as quiet as it was told to be", async () => {
    upstream.behave = ({ socket }) => void socket.write(answer(500, "{}"))
    await asked()
    await asked("/v1/nothing")
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, msg: "call", outcome: "failed", status: 500 },
      { level: 40, msg: "refused", status: 404, lease: null },
    ])
    const quiet: string[] = []
    for (const logs of ["silent", "warn"] as const) {
      const { observers } = watching(
        { ...configuration(collector.endpoint), logs, traces: null },
        (line) => void quiet.push(line),
        "1",
      )
      for (const observer of observers)
        observer.refused({ code: "gateway/busy", status: 503, route: null, lease: null })
    }
    expect(quiet).toHaveLength(1)
  })
})

describe("the metrics of a gateway", () => {
  it("count calls, failures, refusals, tokens and cost, and what is open", async () => {
    streams(chatStream)
    await asked(chat, { stream: true })
    upstream.behave = ({ socket }) =>
      void socket.write(answer(200, '{"usage":{"prompt_tokens":1000,"completion_tokens":0}}'))
    await asked()
    upstream.behave = ({ socket }) => void socket.write(answer(529, "{}"))
    await asked()
    await asked("/v1/nothing")
    const text = await watch.metrics.text()
    for (const line of [
      'model_gateway_calls_total{dialect="openai_chat",provider="openai",outcome="answered"} 2',
      'model_gateway_calls_total{dialect="openai_chat",provider="openai",outcome="failed"} 1',
      'model_gateway_failures_total{dialect="openai_chat",provider="openai",failure="overloaded"} 1',
      'model_gateway_tokens_total{provider="openai",model="gpt-5.5",kind="input"} 1008',
      'model_gateway_tokens_total{provider="openai",model="gpt-5.5",kind="cacheRead"} 4',
      'model_gateway_tokens_total{provider="openai",model="gpt-5.5",kind="output"} 3',
      'model_gateway_unpriced_total{provider="openai",reason="no_usage"} 1',
      'model_gateway_call_seconds_count{dialect="openai_chat",provider="openai"} 3',
      "model_gateway_open_calls 0",
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).toMatch(/model_gateway_refused_total\{code="[a-z/-]+"\} 1\n/)
    expect(text).toMatch(/model_gateway_cost_dollars_total\{provider="openai",model="gpt-5.5"\} 0\.0\d+\n/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  })

  it("have no more series after a hundred models and requests that nobody knew", async () => {
    const series = async (): Promise<number> =>
      (await watch.metrics.text()).split("\n").filter((line) => line.startsWith("model_gateway_")).length
    const one = async (model: string): Promise<void> => {
      const candidate = { tier: "default", provider: "openai", model, credential: "openai-main" }
      const minted = at.gateway.leases.supersede(grantOf("run-1", { candidates: [candidate] }))
      if (!minted.ok) throw new Error(minted.refusal.what)
      const body = JSON.stringify({ model: `m-${model}`, messages: [] })
      await call(at.port, requestOf(chat, body, [`authorization: Bearer ${minted.bearer}`]))
      await call(at.port, requestOf(`/v1/${model}`, body, [`authorization: Bearer ${minted.bearer}`]))
    }
    upstream.behave = ({ socket }) =>
      void socket.write(answer(200, '{"usage":{"prompt_tokens":1,"completion_tokens":1}}'))
    await one("unheard-of")
    const before = await series()
    for (let many = 0; many < 100; many++) await one(`unheard-of-${many}`)
    expect(await series()).toBe(before)
    expect(await watch.metrics.text()).toContain('{provider="openai",model="other",kind="input"} 101\n')
  })
})

describe("the spans of a gateway", () => {
  it("stand under the run's own, by the names of the conventions for generative AI", async () => {
    streams(anthropicStream)
    await asked("/v1/messages", { stream: true, max_tokens: 50 })
    const [span, ...more] = await spans()
    if (span === undefined) return expect.unreachable()
    expect(more).toEqual([])
    expect(span).toMatchObject({ name: "chat claude-opus-5", kind: 3, traceId, parentSpanId: "b7ad6b7169203331" })
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
    expect(span.status.code ?? 0).toBe(0)
    expect(attributesOf(span)).toMatchObject({
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "anthropic",
      "gen_ai.request.model": "claude-opus-5",
      "gen_ai.response.model": "claude-opus-5",
      "gen_ai.usage.input_tokens": 30,
      "gen_ai.usage.cache_read.input_tokens": 5,
      "gen_ai.usage.output_tokens": 15,
      "http.response.status_code": 200,
      "model_gateway.run": "run-1",
      "model_gateway.outcome": "answered",
    })
    expect(attributesOf(span)).not.toHaveProperty("error.type")
  })

  it("say what failed, and no count that nobody gave", async () => {
    upstream.behave = ({ socket }) => void socket.write(answer(529, "{}"))
    await asked()
    const [span] = await spans()
    if (span === undefined) return expect.unreachable()
    expect(span.status.code).toBe(2)
    expect(attributesOf(span)).toMatchObject({ "error.type": "overloaded", "http.response.status_code": 529 })
    expect(Object.keys(attributesOf(span)).filter((key) => key.startsWith("gen_ai.usage"))).toEqual([])
  })

  it("hold up no call, and no end of the gateway, where no collector is", async () => {
    await collector.close()
    expect((await asked()).status).toBe(200)
    const started = performance.now()
    expect(await spans()).toEqual([])
    expect(performance.now() - started).toBeLessThan(20_000)
  }, 30_000)
})

describe("a canary", () => {
  it("in any place of a request or an answer is in no log, no metric and no span", async () => {
    const canary = "CANARY-5d1e"
    at.gateway.leases.supersede(grantOf("run-2"))
    const minted = at.gateway.leases.supersede(grantOf("run-1"))
    if (!minted.ok) throw new Error(minted.refusal.what)
    const bearer = [`authorization: Bearer ${minted.bearer}`]
    const told = [`traceparent: ${canary}`, `user-agent: ${canary}`, `cookie: ${canary}`, `x-api-key: ${minted.bearer}`]
    const body = JSON.stringify({
      model: canary,
      user: canary,
      messages: [{ role: "user", content: canary }],
      [canary]: 1,
    })
    const error = `{"error":{"message":"Incorrect API key provided: ${credentialCanary}.","code":"${canary}"}}`
    const usage = { prompt_tokens: 1, completion_tokens: 2, [canary]: canary }
    const answers = [
      answer(200, JSON.stringify({ model: credentialCanary, id: canary, usage })),
      answer(400, error, [`x-request-id: ${credentialCanary}`, `${canary}: ${canary}`]),
      answer(401, error),
      answer(500, error),
      Buffer.from(`HTTP/1.1 200 OK\r\nx: ${credentialCanary}\r\n${canary}\r\n\r\n`),
      Buffer.concat([Buffer.from(streamHead), chunkOf(`data: ${error}\n\n`), Buffer.from(lastChunk)]),
    ]
    for (const bytes of answers) {
      upstream.behave = ({ socket }) => void socket.end(bytes)
      await call(at.port, requestOf(chat, body, [...bearer, ...told]))
    }
    for (const target of [`/v1/${canary}`, `${chat}?${canary}=${canary}`])
      await call(at.port, requestOf(target, body, [...bearer, ...told]))
    await call(at.port, requestOf(chat, `{"model":"a","model":"${canary}"}`, bearer))
    await call(at.port, requestOf(chat, body, [`authorization: Bearer ${canary}`]))
    const metrics = await watch.metrics.text()
    expect(await spans()).toHaveLength(answers.length)
    const said = [lines.join(""), metrics, collector.text()]
    for (const text of said) {
      expect(text.length).toBeGreaterThan(500)
      for (const secret of [canary, credentialCanary, minted.bearer, minted.bearer.slice(-40)])
        expect(text).not.toContain(secret)
    }
  })
})
