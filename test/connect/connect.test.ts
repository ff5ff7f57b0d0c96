import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { pemOf } from "../../runtime/admission/index.ts"
import { alice } from "../../runtime/admission/attestation/signers.fixture.ts"
import { testApi } from "../../runtime/api/api.fixture.ts"
import type { Read, TestApi } from "../../runtime/api/api.fixture.ts"
import { openApi } from "../../runtime/api/open-api.ts"
import { probeTool } from "../../runtime/conformance/platform.ts"
import { httpPlatform, openMcpRelay, superviseRuns } from "../../runtime/connector/index.ts"
import type { ConnectorEnd, ConnectorEvent } from "../../runtime/connector/index.ts"
import { sealsUnder } from "../../runtime/evidence/seal.ts"
import { openConnection, systemClock } from "../../runtime/driver/index.ts"

let platform: TestApi
let key = ""

beforeAll(async () => {
  platform = await testApi({ wallClock: Date.now, publicHostname: "platform.example.com" })
  key = await platform.key("developer", await platform.workspace("claims"))
})
afterAll(() => platform.end())

/** Asks the API as a developer does. */
async function ask(method: string, path: string, body?: unknown): Promise<Read> {
  const { status, json } = await platform.ask(method, path, { bearer: key, body })
  if (status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
  return json
}

interface Working {
  readonly runtime: string
  readonly events: readonly ConnectorEvent[]
  readonly stop: () => Promise<ConnectorEnd>
  /** Gives a prompt to a session, and answers with the id of the run. */
  readonly give: (session: string, prompt: string) => Promise<string>
  readonly session: (asked?: object) => Promise<string>
}

/** Connects the reference harness to the platform, until the test ends. */
async function connected(url = platform.api.url): Promise<Working> {
  const made = await ask("POST", "/v1/connected-runtimes", {
    agent: "reference",
    principal: "jo",
    attestation_key: pemOf(alice.publicKey),
  })
  const events: ConnectorEvent[] = []
  const ending = new AbortController()
  const relay = await openMcpRelay(fetch)
  const launch = {
    command: process.execPath,
    args: [`${import.meta.dirname}/../harness/reference/main.js`],
    cwd: import.meta.dirname,
    environment: { PATH: process.env["PATH"] ?? "" },
  }
  const end = superviseRuns({
    platform: httpPlatform({
      url,
      runtime: made.id,
      token: made.token,
      send: fetch,
      clock: systemClock,
    }),
    signer: alice,
    relay,
    clock: systemClock,
    chance: Math.random,
    stop: ending.signal,
    tell: (event) => void events.push(event),
    cwd: import.meta.dirname,
    connect: (listener) => openConnection(launch, listener),
    limits: { drain: 50, drainWhileOpen: 50, settle: 2_000 },
    waits: { renewal: 200, farewell: 5_000, idle: 1_000 },
    outbox: { bytes: 131_072, observations: 500, milliseconds: 50, waiting: 1_000_000 },
  })
  const stop = async (): Promise<ConnectorEnd> => {
    ending.abort()
    const how = await end
    await relay.close()
    return how
  }
  onTestFinished(async () => void (await stop()))
  return {
    runtime: made.id,
    events,
    stop,
    give: async (session, prompt) => (await ask("POST", `/v1/sessions/${session}/runs`, { prompt })).id,
    session: async (asked = {}) => (await ask("POST", "/v1/sessions", { connected_runtime_id: made.id, ...asked })).id,
  }
}

/** Waits until a run is over, and answers with it. */
async function over(run: string): Promise<Read> {
  for (;;) {
    const record = await ask("GET", `/v1/runs/${run}`)
    if (record.state === "ended" || record.state === "cancelled") return record
    await new Promise((resolve) => void setTimeout(resolve, 20))
  }
}

/** Everything that is known to have happened in a run, in order. */
async function observed(run: string): Promise<readonly Read[]> {
  return (await ask("GET", `/v1/runs/${run}/observations`)).data
}

describe("a connected process", () => {
  it("takes the runs of a conversation one after another, and what it signs lands with the grade", async () => {
    const { session, give } = await connected()
    const conversation = await session()
    const first = await give(conversation, "@say One.\n@think Hm.\n@tool grep\n@permission write_file")
    expect(await over(first)).toMatchObject({
      state: "ended",
      outcome: "unverified",
      result: { stop_reason: "end_turn" },
    })
    const seen = await observed(first)
    expect(seen.every(({ attested }) => attested === true)).toBe(true)
    expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map((_, index) => index + 1))
    const said = seen.map(({ observation }) => observation)
    expect(said.filter(({ kind, from }) => kind === "message" && from === "thought")).toHaveLength(1)
    expect(said.findLast(({ kind, title }) => kind === "tool" && title === "grep")).toBeDefined()
    expect(said.map(({ text }) => text ?? "").join("")).toContain("write_file was not permitted.")
    const second = await give(conversation, "@recall")
    expect((await over(second)).result.text).toContain("You said: @say One.")
  })

  it("serves its agent the platform's tools under the claim of the run", async () => {
    const { session, give } = await connected()
    const run = await give(await session({ capabilities: ["gateways.platform_tools"] }), `@call ${probeTool}`)
    expect(await over(run)).toMatchObject({ state: "ended", outcome: "unverified" })
    const { job_id: job } = await platform.store.db
      .selectFrom("runs")
      .select("job_id")
      .where("id", "=", run)
      .executeTakeFirstOrThrow()
    const calls = await platform.store.db
      .selectFrom("mcp_calls")
      .innerJoin("jobs", "jobs.claim_id", "mcp_calls.claim_id")
      .select("mcp_calls.method")
      .where("jobs.id", "=", job)
      .execute()
    expect(calls.map(({ method }) => method)).toContain("tools/call")
  })

  it("stops when its run is cancelled, writes nothing more, and takes the next one", async () => {
    const { session, give, events } = await connected()
    const conversation = await session()
    const long = await give(conversation, "@slow 100000")
    while ((await observed(long)).length === 0) await new Promise((resolve) => void setTimeout(resolve, 20))
    await ask("POST", `/v1/runs/${long}/cancellation`)
    expect(await over(long)).toMatchObject({ state: "cancelled", outcome: "cancelled" })
    const count = (await observed(long)).length
    const next = await give(conversation, "@say Still here.")
    expect((await over(next)).result.text).toContain("Still here.")
    expect(await observed(long)).toHaveLength(count)
    expect(events.some(({ kind }) => kind === "run_cancelling")).toBe(true)
  })

  it("takes what was queued before it came, and ends its run when it is told to end", async () => {
    const working = await connected()
    const run = await working.give(await working.session(), "@slow 100000")
    while ((await observed(run)).length === 0) await new Promise((resolve) => void setTimeout(resolve, 20))
    expect(await working.stop()).toEqual({ kind: "stopped", runs: 1 })
    expect(await over(run)).toMatchObject({ outcome: "cancelled" })
    const text = (await observed(run)).map(({ observation }) => observation.text).join("")
    expect(text).toMatch(/^1\n2\n/)
  })

  it("loses nothing of a run while the platform is away", async () => {
    const serving = {
      store: platform.store,
      sealing: sealsUnder([new Uint8Array(32).fill(7)]),
      description: "{}",
      wallClock: Date.now,
    }
    const door = await openApi(serving)
    const { session, give, events } = await connected(door.url)
    const run = await give(await session(), "@slow 60")
    while ((await observed(run)).length === 0) await new Promise((resolve) => void setTimeout(resolve, 20))
    await door.close(0)
    while (!events.some(({ kind }) => kind === "away")) await new Promise((resolve) => void setTimeout(resolve, 20))
    const again = await openApi({ ...serving, port: Number(new URL(door.url).port) })
    onTestFinished(() => again.close(0))
    expect(await over(run)).toMatchObject({ state: "ended", outcome: "unverified" })
    const text = (await observed(run)).map(({ observation }) => observation.text).join("")
    expect(text).toBe(Array.from({ length: 60 }, (_, index) => `${index + 1}\n`).join(""))
  })

  it("is given nothing that its lane does not carry", async () => {
    const { session } = await connected()
    for (const asked of [
      { retention: "zdr" },
      { capabilities: ["input.skills"] },
      { capabilities: ["input.output_schema"] },
      { capabilities: ["input.attachments"] },
    ])
      await expect(session(asked)).rejects.toThrow(/session\/retention|capability\/missing/)
  })
})
