import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { systemClock } from "../driver/index.ts"
import { httpPlatform } from "./http-platform.ts"
import type { Presence } from "./presence.ts"
import { claimOf } from "./scene.fixture.ts"

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly bearer: string | undefined
  readonly version: unknown
  readonly body: unknown
}

/** A platform that answers every request in one way, and remembers them. */
async function answering(status: number, body: string | null, milliseconds = 0) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let text = ""
    request.setEncoding("utf8").on("data", (more: string) => (text += more))
    request.on("end", () => {
      const { method, url, headers } = request
      const { authorization: bearer, "checkfu-version": version } = headers
      seen.push({ method, url, bearer, version, body: JSON.parse(text) as unknown })
      setTimeout(() => response.writeHead(status).end(body ?? ""), milliseconds)
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const platform = httpPlatform({ url, runner: "here", key: "the-key", send: fetch, clock: systemClock, patience: 200 })
  return { platform, seen, url }
}

const never = AbortSignal.timeout(60_000)
const claim = claimOf("a")
const answer = {
  claim_id: "claim_1",
  bearer: "b".repeat(16),
  expires_at: "2026-11-30T22:00:00.000Z",
  job: { id: "job_1", kind: "run", epoch: 3 },
  plan: { prompt: "Say it." },
  model: { base_url: "http://127.0.0.1:1", bearer: "m".repeat(16) },
  mcp: { url: "http://127.0.0.1:1/mcp" },
  capabilities: ["observation.progress"],
}

describe("the platform over HTTP", () => {
  it("is asked for work in the version of the API, with the runner's key", async () => {
    const { platform, seen } = await answering(200, JSON.stringify(answer))
    expect(await platform.claim(7, never)).toEqual({
      kind: "answered",
      value: {
        id: "claim_1",
        bearer: "b".repeat(16),
        job: { id: "job_1", kind: "run", epoch: 3 },
        plan: { prompt: "Say it." },
        model: { url: "http://127.0.0.1:1", bearer: "m".repeat(16) },
        mcpUrl: "http://127.0.0.1:1/mcp",
        capabilities: ["observation.progress"],
      },
    })
    expect(seen).toEqual([
      {
        method: "POST",
        url: "/v1/runners/here/claims",
        bearer: "Bearer the-key",
        version: "2026-08-29",
        body: { wait_seconds: 7 },
      },
    ])
  })

  it("has no work where it answers nothing", async () => {
    const { platform } = await answering(204, null)
    expect(await platform.claim(0, never)).toEqual({ kind: "answered", value: null })
  })

  it("is told what goes on with the claim's own bearer, and nothing of it with the key", async () => {
    const { platform, seen } = await answering(200, '{"cancel_requested":true,"next_sequence":9}')
    expect(await platform.renew(claim, "half way")).toEqual({ kind: "answered", value: { isCancelled: true } })
    expect(await platform.append(claim, 7, [1, 2])).toEqual({ kind: "answered", value: 9 })
    expect(await platform.complete(claim, { outcome: "completed", result: {} })).toMatchObject({ kind: "answered" })
    expect(seen.map(({ url, bearer, body }) => [url, bearer, body])).toEqual([
      ["/v1/claims/claim_a_1/heartbeat", `Bearer ${claim.bearer}`, { progress: "half way" }],
      ["/v1/claims/claim_a_1/observations", `Bearer ${claim.bearer}`, { sequence: 7, observations: [1, 2] }],
      [
        "/v1/claims/claim_a_1/completion",
        `Bearer ${claim.bearer}`,
        { outcome: "completed", result: {}, evidence: null },
      ],
    ])
  })

  it("is announced to under the runner's own name", async () => {
    const { platform, seen } = await answering(200, "{}")
    expect(await platform.announce({ generation: 7 } as Presence)).toEqual({ kind: "answered", value: null })
    expect(seen).toMatchObject([{ method: "PUT", url: "/v1/runners/here", body: { generation: 7 } }])
  })

  it("passes messages on to its tools, and says nothing where it answers nothing", async () => {
    const { platform, seen, url } = await answering(202, null)
    expect(await platform.call({ ...claim, mcpUrl: `${url}/mcp` }, { method: "ping" })).toBeNull()
    expect(seen).toMatchObject([{ url: "/mcp", bearer: `Bearer ${claim.bearer}`, body: { method: "ping" } }])
    await expect(platform.call(claim, {})).rejects.toThrow("no tools")
    const { platform: refusing } = await answering(409, '{"detail":"The claim is over."}')
    await expect(refusing.call({ ...claim, mcpUrl: `${url}/mcp` }, {})).resolves.toBeNull()
    const { platform: away, url: at } = await answering(503, null)
    await expect(away.call({ ...claim, mcpUrl: `${at}/mcp` }, {})).rejects.toThrow("503")
  })

  it.each([
    [302, "away"],
    [408, "away"],
    [429, "away"],
    [500, "away"],
    [503, "away"],
    [400, "refused"],
    [401, "refused"],
    [409, "refused"],
  ])("that answers %d is %s", async (status, kind) => {
    const { platform } = await answering(status, '{"code":"claim/over","detail":"The claim is over."}')
    const refusal = { status, code: "claim/over", what: "The claim is over." }
    const why = status === 302 ? expect.any(String) : `it answers ${status}`
    expect(await platform.renew(claim, "")).toEqual(kind === "away" ? { kind, why } : { kind, refusal })
  })

  it("is away where its answer cannot be read, comes late, or there is nobody", async () => {
    const [broken, other, late] = [
      await answering(200, "{"),
      await answering(200, "{}"),
      await answering(200, "{}", 5_000),
    ]
    expect(await broken.platform.renew(claim, "")).toEqual({ kind: "away", why: "its answer cannot be read" })
    expect(await other.platform.claim(0, never)).toEqual({ kind: "away", why: "its answer cannot be read" })
    expect(await late.platform.renew(claim, "")).toEqual({ kind: "away", why: "it takes too long" })
    const nobody = httpPlatform({ url: "http://127.0.0.1:1", runner: "a", key: "k", send: fetch, clock: systemClock })
    expect(await nobody.renew(claim, "")).toMatchObject({ kind: "away" })
  })

  it("is not waited for by a runner that is to end", async () => {
    const { platform } = await answering(200, JSON.stringify(answer), 5_000)
    const stop = new AbortController()
    const asked = platform.claim(25, stop.signal)
    stop.abort()
    expect(await asked).toMatchObject({ kind: "away" })
  })
})
