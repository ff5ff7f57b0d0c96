import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { call, requestOf } from "./calls.ts"
import { grantOf, opened } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { answer, chunkOf, startUpstream, streamHead } from "./upstream.ts"
import type { Upstream } from "./upstream.ts"

let upstream: Upstream
let at: Opened

beforeEach(async () => {
  upstream = await startUpstream(
    ({ socket }) =>
      void socket.write(
        streamHead + chunkOf('data: {"type":"message_start","message":{"usage":{"input_tokens":7}}}\n\n').toString(),
      ),
  )
  at = await opened(upstream.origin)
})
afterEach(async () => {
  await at.gateway.close()
  await upstream.close()
})

const body = '{"model":"default","stream":true,"max_tokens":10}'
const asked = (bearer = at.bearer) =>
  call(at.port, requestOf("/v1/messages", body, [`authorization: Bearer ${bearer}`]))

async function begun(): Promise<void> {
  while (upstream.received.length === 0) await pause(2)
  await pause(30)
}

describe("what ends while its calls run", () => {
  it.each<[string, (opened: Opened) => void, string]>([
    [
      "a lease that is superseded",
      ({ gateway }) => void gateway.leases.supersede(grantOf("run-1")),
      "lease_superseded",
    ],
    ["a lease that is ended", ({ gateway, lease }) => void gateway.leases.end(lease), "lease_ended"],
    [
      "a credential that is revoked",
      ({ gateway }) => void gateway.credentials.revoke("anthropic-main"),
      "credential_revoked",
    ],
  ])("%s cuts them, tells the provider, and serves no more", async (_, end, cut) => {
    const running = asked()
    await begun()
    end(at)
    const seen = await running
    expect(seen.body.toString()).toMatch(/event: error\ndata: .*api_error/)
    expect(seen.body.toString()).not.toContain("message_stop")
    await upstream.received[0]?.aborted
    expect(at.told.ended).toMatchObject([{ outcome: "cut", cut, usage: { input_tokens: 7 }, maybeBilled: true }])
    expect((await asked()).status).toBe(cut === "credential_revoked" ? 403 : 401)
    expect(upstream.received).toHaveLength(1)
  })

  it("before the answer begins, the client is told in its own language", async () => {
    upstream.behave = () => undefined
    const running = asked()
    await begun()
    at.gateway.leases.end(at.lease)
    const seen = await running
    expect(seen.status).toBe(401)
    expect(JSON.parse(seen.body.toString())).toMatchObject({ type: "error", refusal: { code: "lease/over" } })
  })
})

describe("a budget", () => {
  it("is charged by reviewed prices, refuses what it may not bear, and is given back what did not cost", async () => {
    upstream.behave = ({ socket }) =>
      void socket.write(answer(200, '{"usage":{"input_tokens":100,"output_tokens":10}}'))
    const minted = at.gateway.leases.supersede(grantOf("run-1", { budget: 1_500 }))
    const bearer = minted.ok ? minted.bearer : ""
    const state = () => at.gateway.leases.read(minted.ok ? minted.lease : "")
    expect((await asked(bearer)).status).toBe(200)
    expect(state()).toMatchObject({ spent: 750, held: 0 })
    upstream.behave = ({ socket }) => void socket.write(answer(500, "{}"))
    expect((await asked(bearer)).status).toBe(500)
    expect(state()).toMatchObject({ spent: 750, held: 0 })
    upstream.behave = ({ socket }) => void socket.destroy()
    expect((await asked(bearer)).status).toBe(502)
    const held = state()?.held ?? 0
    expect(held).toBeGreaterThan(0)
    const refused = await asked(bearer)
    expect(refused.status).toBe(402)
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      error: { type: "billing_error" },
      refusal: { code: "lease/budget" },
    })
  })

  it("bears no model that nobody priced", async () => {
    const candidates = [{ tier: "default", provider: "anthropic", model: "unheard-of", credential: "anthropic-main" }]
    const minted = at.gateway.leases.supersede(grantOf("run-1", { budget: 1_000_000, candidates }))
    const seen = await asked(minted.ok ? minted.bearer : "")
    expect([seen.status, upstream.received.length]).toEqual([402, 0])
  })
})

describe("tiers", () => {
  it("serve the model name that names them, and the default serves every other name", async () => {
    upstream.behave = ({ socket }) => void socket.write(answer(200, "{}"))
    const candidates = [
      { tier: "default", provider: "anthropic", model: "claude-opus-5", credential: "anthropic-main" },
      {
        tier: "planning",
        provider: "anthropic",
        model: "claude-sonnet-5",
        credential: "anthropic-main",
        effort: "high",
      },
    ]
    const minted = at.gateway.leases.supersede(grantOf("run-1", { candidates }))
    const bearer = minted.ok ? minted.bearer : ""
    const lines = [`authorization: Bearer ${bearer}`]
    for (const model of ["default", "planning", "fake-small", "tool_loop"])
      await call(at.port, requestOf("/v1/messages", JSON.stringify({ model, max_tokens: 9 }), lines))
    const rows = at.gateway.ledger
      .entriesOf("run-1")
      .map(({ begin }) => [begin.requestedModel, begin.tier, begin.sentModel, begin.effort.applied])
    expect(rows).toEqual([
      ["default", "default", "claude-opus-5", null],
      ["planning", "planning", "claude-sonnet-5", "high"],
      ["fake-small", "default", "claude-opus-5", null],
      ["tool_loop", "default", "claude-opus-5", null],
    ])
    const names = await call(at.port, requestOf("/v1/models?limit=1", "", lines, "GET"))
    expect(JSON.parse(names.body.toString())).toMatchObject({ data: [{ id: "default" }], has_more: true })
    expect(at.gateway.ledger.ofRun(bearer).map(({ outcome, status }) => [outcome, status])).toEqual(
      Array.from({ length: 4 }, () => ["answered", 200]),
    )
    expect(at.gateway.ledger.ofRun("lease_0123456789abcdef_x")).toEqual([])
  })
})
