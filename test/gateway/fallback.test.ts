import { describe, expect, it } from "vitest"
import type { LeaseGrant } from "../../runtime/gateway/index.ts"
import { opened, routesAt } from "./opened.ts"
import { asked, at, chat, inChunks, open, put, upstream } from "./scene.ts"
import { answer, lastChunk, startUpstream } from "./upstream.ts"

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
    const living = await startUpstream(({ socket }) => void socket.write(answer(200, "{}")))
    put(living, await opened(living.origin, { routes: routes(living.origin) }, two))
    expect((await asked(chat)).status).toBe(200)
    at.gateway.leases.end(at.lease)
    const alone = at.gateway.leases.mint({
      run: "run-2",
      policy: "pinned",
      candidates: two.candidates ?? [],
      budget: null,
      seconds: 9,
    })
    put(upstream, { ...at, bearer: alone.ok ? alone.bearer : "" })
    const seen = await asked(chat)
    expect(seen.status).toBe(502)
    expect(at.told.ended.at(-1)).toMatchObject({ outcome: "failed", failure: "unreachable", maybeBilled: false })
  })
})
