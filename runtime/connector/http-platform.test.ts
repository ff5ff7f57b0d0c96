import { createServer } from "node:http"
import type { IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { describe, expect, it, onTestFinished } from "vitest"
import { claim } from "../../test/connect/connecting.ts"
import { systemClock } from "../driver/clock.ts"
import { httpPlatform } from "./http-platform.ts"
import { openMcpRelay } from "./mcp-relay.ts"
import type { Platform } from "./platform.ts"

interface Came {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** A server that answers every request alike; null: it never answers. */
async function answering(
  status: number,
  answer: string | null,
): Promise<{ readonly url: string; readonly came: Came[]; readonly platform: Platform }> {
  const came: Came[] = []
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      came.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) })
      if (answer !== null) response.writeHead(status).end(answer)
    }
    void take()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const asking = {
    url,
    runtime: "crt_1",
    token: "token-1",
    send: fetch,
    clock: systemClock,
    patience: answer === null ? 300 : 20_000,
  }
  return { url, came, platform: httpPlatform(asking) }
}

const never = new AbortController().signal

describe("the platform over HTTP", () => {
  it("is asked with the token for work, and with the claim's bearer for everything of a run", async () => {
    const { came, platform } = await answering(200, '{"cancel_requested":true}')
    await platform.claim(0, { httpMcp: true }, never)
    expect(await platform.renew(claim)).toEqual({ kind: "answered", value: { isCancelled: true } })
    await platform.append(claim, { kind: "signed", bytes: Buffer.from("abc") })
    await platform.append(claim, { kind: "unsigned", sequence: 3, observations: [1] })
    await platform.complete(claim, { outcome: "unverified", because: "no_record", stopReason: "end_turn", text: "x" })
    expect(came.map(({ url, headers, body }) => [url, headers.authorization, body])).toEqual([
      ["/v1/connected-runtimes/crt_1/claims", "Bearer token-1", { wait_seconds: 0, advertises: { http_mcp: true } }],
      ["/v1/claims/claim_1/heartbeat", "Bearer claim-bearer-1", {}],
      ["/v1/claims/claim_1/observations", "Bearer claim-bearer-1", { signed: "YWJj" }],
      ["/v1/claims/claim_1/observations", "Bearer claim-bearer-1", { sequence: 3, observations: [1] }],
      [
        "/v1/claims/claim_1/completion",
        "Bearer claim-bearer-1",
        { outcome: "unverified", result: { because: "no_record", stop_reason: "end_turn", text: "x" } },
      ],
    ])
    expect(came.every(({ headers }) => headers["checkfu-version"] !== undefined)).toBe(true)
  })

  it.each([
    [204, "", { kind: "answered", value: null }],
    [
      409,
      '{"code":"claim/over","detail":"Over."}',
      { kind: "refused", refusal: { status: 409, code: "claim/over", what: "Over." } },
    ],
    [401, "<html>", { kind: "refused", refusal: { status: 401, code: null, what: "it answers 401" } }],
    [503, "", { kind: "away", why: "it answers 503" }],
    [429, "{}", { kind: "away", why: "it answers 429" }],
    [200, "{}", { kind: "away", why: "its answer cannot be read" }],
    [200, null, { kind: "away", why: "it takes too long" }],
  ])("that answers %i with %s is heard so", async (status, answer, heard) => {
    const { platform } = await answering(status, answer)
    expect(await platform.claim(0, { httpMcp: false }, never)).toEqual(heard)
  })

  it("is away where nobody listens, and a wait for work ends with its signal", async () => {
    const asking = { url: "http://127.0.0.1:9", runtime: "crt_1", token: "t", send: fetch, clock: systemClock }
    expect(await httpPlatform(asking).renew(claim)).toMatchObject({ kind: "away" })
    const { platform } = await answering(200, null)
    const stop = new AbortController()
    const waiting = platform.claim(20, { httpMcp: false }, stop.signal)
    stop.abort()
    expect(await waiting).toMatchObject({ kind: "away" })
  })

  it("names what a plan asks for beyond what a connector can do", async () => {
    const plan = { session_id: "s", run_id: "r", prompt: "go", landed: { observations: 0, batch: 0, digest: null } }
    const answered = {
      claim_id: "claim_1",
      bearer: "bearer-of-the-claim",
      expires_at: "2026-11-30T12:00:00.000Z",
      job: { id: "job_1", kind: "run", epoch: 1 },
      plan: { ...plan, output_schema: {} },
      model: null,
      mcp: null,
      capabilities: [],
    }
    const { platform } = await answering(200, JSON.stringify(answered))
    expect(await platform.claim(0, { httpMcp: false }, never)).toMatchObject({ value: { beyond: ["output_schema"] } })
  })
})

describe("the relay of the platform's tools", () => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/list" }

  async function relayed(mcpUrl: string | null): Promise<unknown> {
    const relay = await openMcpRelay(fetch)
    onTestFinished(relay.close)
    const { server } = relay
    if (!("url" in server)) throw new Error("it is a server over HTTP")
    if (mcpUrl !== null) relay.serve({ ...claim, mcpUrl })
    const headers = Object.fromEntries(server.headers.map(({ name, value }) => [name, value]))
    const response = await fetch(server.url, { method: "POST", headers, body: JSON.stringify(call) })
    expect(JSON.stringify(server)).not.toContain(claim.bearer)
    return response.json()
  }

  it("passes a call on under the bearer of the claim, and its answer back", async () => {
    const { url, came } = await answering(200, '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}')
    expect(await relayed(`${url}/mcp`)).toEqual({ jsonrpc: "2.0", id: 1, result: { tools: [] } })
    expect(came).toMatchObject([{ url: "/mcp", headers: { authorization: "Bearer claim-bearer-1" }, body: call }])
  })

  it("answers with an error where there is no claim, and where the platform refuses or is away", async () => {
    const { url } = await answering(409, "{}")
    for (const mcpUrl of [null, `${url}/mcp`, "http://127.0.0.1:9/mcp"])
      expect(await relayed(mcpUrl)).toMatchObject({ id: 1, error: { code: -32_000 } })
  })
})
