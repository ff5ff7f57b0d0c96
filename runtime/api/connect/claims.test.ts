import { afterAll, describe, expect, it } from "vitest"
import { gatewaysPlatformTools } from "../../../output/facts/run-capabilities.ts"
import { endVanished } from "../../evidence/connected/lost-runs.ts"
import { closeStore, testApi } from "./connected.fixture.ts"
import { readConnectedRuntime } from "./runtimes.ts"

const six = [
  "input.text",
  "observation.user_message",
  "observation.progress",
  "observation.tool_activity",
  "control.interrupt",
  "lifecycle.cancel",
]
const nine = [...six, "gateways.platform_tools", "gateways.credential_proxy", "accounting.tool_usage"]
const withTools = { required: [gatewaysPlatformTools.literal], mcp_servers: ["platform"] }

afterAll(closeStore)

describe("a claim of a connected runtime", () => {
  it("has the prompt, and the six capabilities of its lane", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const run = await api.queue(id)
    const claim = await api.claim(id)
    expect(claim).toMatchObject({
      plan: { run_id: run, prompt: "go", landed: { observations: 0, batch: 0, digest: null } },
      mcp: null,
    })
    expect(claim?.capabilities.toSorted()).toEqual(six.toSorted())
    expect(await api.claim(id)).toBeNull()
  })

  it("has nine where a connection is released, whatever the client says of itself, and the address of the tools", async () => {
    const api = await testApi("platform.example.com")
    const { id } = await api.enroll()
    await api.queue(id, withTools)
    const claim = await api.claim(id)
    expect(claim?.capabilities.toSorted()).toEqual(nine.toSorted())
    expect(claim?.mcp).toEqual({ url: `https://platform.example.com/v1/claims/${claim?.claim_id}/mcp` })
    await api.queue(id, { required: [], mcp_servers: ["platform"] })
    const other = await api.claim(id, false)
    expect(other?.capabilities.toSorted()).toEqual(nine.toSorted())
    expect(other?.mcp).toBeNull()
  })

  it("is not given for a run with tools to a client that cannot reach them: the run ends, and the next is given", async () => {
    const api = await testApi("platform.example.com")
    const { id } = await api.enroll()
    const tools = await api.queue(id, withTools)
    api.later(1)
    const plain = await api.queue(id)
    expect(await api.claim(id, false)).toBeNull()
    expect(await api.claim(id, false)).toMatchObject({ plan: { run_id: plain } })
    expect(await api.run(tools)).toMatchObject({
      state: "ended",
      outcome: "failed",
      result: '{"because":"client_without_http_mcp"}',
    })
  })

  it("is of its own runs alone, oldest first, also of those that were queued while it was away", async () => {
    const api = await testApi()
    const [one, other] = [await api.enroll(), await api.enroll()]
    const first = await api.queue(one.id)
    api.later(3_600_000)
    await api.queue(one.id)
    expect(await api.claim(other.id)).toBeNull()
    expect(await api.claim(one.id)).toMatchObject({ plan: { run_id: first } })
  })

  it("shows that the runtime is there, for a while", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const isConnected = async (): Promise<unknown> => {
      const read = await api.call(readConnectedRuntime, "key_1", undefined, { params: { connected_runtime_id: id } })
      return (read as unknown as { body: { connected: boolean } }).body.connected
    }
    expect(await isConnected()).toBe(false)
    await api.claim(id)
    expect(await isConnected()).toBe(true)
    api.later(60_000)
    expect(await isConnected()).toBe(false)
  })

  it("comes again for a run that had not begun, and not for one that had: that has crashed", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const run = await api.queue(id)
    const first = await api.claim(id)
    api.later(30_000)
    const second = await api.claim(id)
    expect(second?.plan.run_id).toBe(run)
    expect(second?.claim_id).not.toBe(first?.claim_id)
    expect(await api.renew(second?.claim_id ?? "")).toMatchObject({ body: { state: "held", cancel_requested: false } })
    api.later(30_000)
    expect(await api.claim(id)).toBeNull()
    expect(await api.run(run)).toMatchObject({
      state: "ended",
      outcome: "crashed",
      result: '{"because":"connector_vanished"}',
    })
    expect(await api.renew(second?.claim_id ?? "")).toMatchObject({ refusal: { code: "claim/over" } })
  })

  it("comes back after a time without the platform, whatever is the first that is heard of it", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    for (const heard of ["renewal", "batch", "completion"]) {
      const run = await api.queue(id)
      const { claim_id: claim = "" } = (await api.claim(id)) ?? {}
      await api.renew(claim)
      api.later(400_000)
      if (heard === "renewal") expect(await api.renew(claim)).toMatchObject({ ok: true })
      if (heard === "batch")
        expect(await api.append(claim, { sequence: 1, observations: [{}] })).toMatchObject({ ok: true })
      expect(await api.complete(claim, "unverified")).toMatchObject({ body: { state: "done" } })
      expect(await api.run(run)).toMatchObject({ state: "ended", outcome: "unverified", result: '{"text":"done"}' })
    }
  })

  it("is never a proven success: the platform keeps no record of a model that is not its own", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const run = await api.queue(id)
    const { claim_id: claim = "" } = (await api.claim(id)) ?? {}
    await api.complete(claim, "succeeded")
    const { outcome, result } = await api.run(run)
    expect({ outcome, result: JSON.parse(result ?? "") as unknown }).toEqual({
      outcome: "unverified",
      result: { text: "done", outcome: "unverified", because: "no_record" },
    })
  })

  it("is over at once when its run is cancelled, and its process is told why", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const run = await api.queue(id)
    const { claim_id: claim = "" } = (await api.claim(id)) ?? {}
    await api.renew(claim)
    await api.cancel(run)
    expect(await api.run(run)).toMatchObject({ state: "cancelled", outcome: "cancelled" })
    expect(await api.renew(claim)).toMatchObject({ body: { state: "done", cancel_requested: true } })
    expect(await api.append(claim, { sequence: 1, observations: [{}] })).toMatchObject({ ok: false })
    expect(await api.complete(claim, "succeeded")).toMatchObject({ ok: false, refusal: { code: "claim/over" } })
    expect(await api.run(run)).toMatchObject({ state: "cancelled", outcome: "cancelled" })
    const next = await api.queue(id)
    expect(await api.claim(id)).toMatchObject({ plan: { run_id: next } })
  })

  it("is completed once, and told the same when it asks again", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const run = await api.queue(id)
    const { claim_id: claim = "" } = (await api.claim(id)) ?? {}
    expect(await api.complete(claim, "unverified")).toMatchObject({ body: { state: "done" } })
    expect(await api.complete(claim, "failed")).toMatchObject({ body: { state: "done" } })
    expect(await api.run(run)).toMatchObject({ outcome: "unverified" })
    expect(await api.append(claim, { sequence: 1, observations: [{}] })).toMatchObject({ ok: false })
  })

  it("counts as lost where its runtime does not come back at all", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const run = await api.queue(id)
    await api.renew((await api.claim(id))?.claim_id ?? "")
    api.later(629_000)
    await api.store.write((db) => endVanished(db, api.now()))
    expect(await api.run(run)).toMatchObject({ state: "running" })
    api.later(1_000)
    await api.store.write((db) => endVanished(db, api.now()))
    expect(await api.run(run)).toMatchObject({ state: "ended", outcome: "crashed" })
  })
})
