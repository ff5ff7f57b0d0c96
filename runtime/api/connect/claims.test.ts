import { describe, expect, it } from "vitest"
import { gatewaysPlatformTools } from "../../../output/facts/run-capabilities.ts"
import { testApi } from "./connected.fixture.ts"
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
    const row = await api.store.db.selectFrom("runs").selectAll().where("id", "=", tools).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: "ended", outcome: "failed", result: '{"because":"client_without_http_mcp"}' })
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
    api.later(31_000)
    const second = await api.claim(id)
    expect(second?.plan.run_id).toBe(run)
    expect(second?.claim_id).not.toBe(first?.claim_id)
    await api.store.db.updateTable("runs").set({ state: "running" }).where("id", "=", run).execute()
    api.later(31_000)
    expect(await api.claim(id)).toBeNull()
    const row = await api.store.db.selectFrom("runs").selectAll().where("id", "=", run).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: "ended", outcome: "crashed", result: '{"because":"connector_vanished"}' })
  })
})
