import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { acpV1 } from "../../../output/facts/drivers.ts"
import { decodeConformanceReportRecord } from "../../../output/documents/conformance-report-record.ts"
import { decodeHarnessProfileRecord } from "../../../output/documents/harness-profile-record.ts"
import { decodeJobClaim } from "../../../output/documents/job-claim.ts"
import { decodePreflightAnswer } from "../../../output/documents/preflight-answer.ts"
import { decodeRunRecord } from "../../../output/documents/run-record.ts"
import { decodeSessionRecord } from "../../../output/documents/session-record.ts"
import { decodeVerificationRecord } from "../../../output/documents/verification-record.ts"
import type { Result } from "../../../output/kernel.ts"
import { rules } from "../../conformance/rules/all.ts"
import { testApi, testNow } from "../api.fixture.ts"
import type { Read, TestApi, Told } from "../api.fixture.ts"

let here: TestApi
let developer: string
let runner: string
let workspace: string
let foreign: string

const image = `ghcr.io/acme/claims-agent@sha256:${"0123456789abcdef".repeat(4)}`
const schema = { type: "object", properties: { industry: { type: "string" } }, additionalProperties: false }
const source = { kind: "oci", release: { image, entrypoint: "/opt/agent/acp", configuration_schema: schema } }

beforeAll(async () => {
  here = await testApi({ gatewayUrl: "http://127.0.0.1:4100" })
  workspace = await here.workspace("one")
  developer = await here.key("developer", workspace)
  runner = await here.key("runner", workspace)
  foreign = await here.key("developer", await here.workspace("other"))
  const below = `/v1/organizations/workspaces/${workspace}`
  const credential = await post(`${below}/model-credentials`, {
    key: "primary",
    provider_key: "openai",
    api_key: "sk-0123456789",
  })
  const head = await post(`${below}/model-routing-profiles`, { key: "primary" })
  const candidate = {
    tier: "default",
    provider: "openai",
    model: "gpt-5",
    credential_source: { type: "workspace_credential", model_credential_id: credential.json.id },
  }
  const revision = { expected_resource_version: 1, routing_policy: "pinned", candidates: [candidate] }
  expect((await post(`/v1/model-routing-profiles/${head.json.id}/revisions`, revision)).status).toBe(201)
  const had = { pool: "default", placement: "hosted", drivers: [acpV1.lane], planes: [], slots: 1 }
  const presence = { ...had, ready: true, readiness: [], harness_owned: [] }
  const row = { id: "runner-1", workspace_id: workspace, generation: 1, presence: JSON.stringify(presence) }
  await here.store.write((db) =>
    db
      .insertInto("runners")
      .values({ ...row, expires_at: testNow + 100_000 })
      .execute(),
  )
})
afterAll(() => here.end())

const post = (path: string, body: unknown, bearer = developer): Promise<Told> =>
  here.ask("POST", path, { bearer, body })
const get = (path: string, bearer = developer): Promise<Told> => here.ask("GET", path, { bearer })

/** A document that the catalog's own decoder takes. */
function sound(told: Told, status: number, decode: (value: unknown) => Result<unknown>): Read {
  expect(told, told.text).toMatchObject({ status })
  expect(decode(told.json)).toMatchObject({ ok: true })
  return told.json
}

async function claimed(): Promise<Read> {
  return sound(await post("/v1/runners/runner-1/claims", { wait_seconds: 0 }, runner), 200, decodeJobClaim)
}

const begun = { at: testNow, dialect: "openai_chat", offersTools: true, requestedModel: "default", requestBytes: 9 }
const answered = JSON.stringify({ outcome: "answered", ms: 1, status: 200, sentBytes: 9 })

/** What the gateway would have written down for a claim: a call, and its end, which it may not have yet. */
async function serve(job: string, end: string | null = null): Promise<void> {
  const { id } = await here.store.db.selectFrom("leases").select("id").where("run", "=", job).executeTakeFirstOrThrow()
  const call = { call: `call-${job}`, attempt: 1, run: job, lease: id, replica: "r", at: testNow }
  await here.store.db
    .insertInto("ledger")
    .values({ ...call, begin: JSON.stringify(begun), end, bound: null })
    .execute()
}

describe("from a profile to a run", () => {
  let profile: Read
  let report: Read
  let session: Read

  it("creates release and profile together, and publishes versions under a fence", async () => {
    const asked = { name: "claims-specialist", source, configuration: { industry: "insurance" } }
    profile = sound(await post("/v1/harness-profiles", asked), 201, decodeHarnessProfileRecord)
    expect(profile).toMatchObject({ evidence: "unverified", version: { number: 1, image, driver: acpV1.lane } })
    expect((await get(`/v1/harness-releases/${profile.version.release_id}`)).json.digest).toBe(
      profile.version.release_digest,
    )
    expect(await post("/v1/harness-profiles", asked)).toMatchObject({ status: 409, json: { code: "api/conflict" } })
    const next = { expected_resource_version: 1, source, configuration: { industry: "banking" } }
    const path = `/v1/harness-profiles/${profile.id}/versions`
    const published = sound(await post(path, next), 201, decodeHarnessProfileRecord)
    expect(published.version).toMatchObject({ number: 2, release_id: profile.version.release_id })
    expect(await post(path, next)).toMatchObject({ status: 409, json: { code: "api/stale-version" } })
    const wrong = { ...next, expected_resource_version: 2, configuration: { industry: 7 } }
    expect(await post(path, wrong)).toMatchObject({ json: { code: "configuration/invalid" } })
    expect((await get(path)).json.data).toHaveLength(2)
  })

  it("verifies the exact tuple by what a runner and the server saw", async () => {
    const asked = { model_routing_profile: "primary" }
    const path = `/v1/harness-profiles/${profile.id}/verifications`
    const queued = sound(await post(path, asked), 202, decodeVerificationRecord)
    expect(await post(path, { ...asked, prove_platform_mcp: true })).toMatchObject({
      status: 409,
      json: { code: "verification/no-plane" },
    })
    const claim = await claimed()
    expect(claim).toMatchObject({ model: { base_url: "http://127.0.0.1:4100" }, mcp: null, job: { epoch: 1 } })
    await serve(claim.job.id)
    const at = `/v1/claims/${claim.claim_id}`
    expect(await post(`${at}/heartbeat`, { progress: "trying it" }, claim.bearer)).toMatchObject({
      json: { state: "held", cancel_requested: false },
    })
    expect((await get(`/v1/verifications/${queued.id}`)).json).toMatchObject({
      state: "running",
      progress: "trying it",
    })
    const conformance = { result: "passed", rules: rules.map(({ id }) => ({ id, verdict: "pass" })) }
    const evidence = { conformance, answer: claim.plan.nonce, tool_uses: 0, declared: [] }
    const completion = { outcome: "completed", result: null, evidence }
    for (const _ of [1, 2])
      expect(await post(`${at}/completion`, completion, claim.bearer)).toMatchObject({
        status: 200,
        json: { state: "done" },
      })
    expect(await post(`${at}/heartbeat`, {}, claim.bearer)).toMatchObject({ status: 409, json: { code: "claim/over" } })
    const verification = sound(await get(`/v1/verifications/${queued.id}`), 200, decodeVerificationRecord)
    expect(verification).toMatchObject({ state: "passed" })
    report = sound(await get(`/v1/conformance-reports/${verification.report_id}`), 200, decodeConformanceReportRecord)
    expect(report).toMatchObject({ result: "passed", cell: queued.cell })
    expect((await get("/v1/conformance-reports")).json).toMatchObject({ data: [{ id: report.id }], next: null })
    expect((await get(`/v1/harness-profiles/${profile.id}`)).json.evidence).toBe("verified")
    expect(await post("/v1/runners/runner-1/claims", {}, runner)).toMatchObject({ status: 204 })
  })

  it("answers preflight by names and by the tuple, and serves no report that was altered", async () => {
    const names = { harness_profile: "claims-specialist", model_routing_profile: "primary" }
    const preflight = async (body: object): Promise<Read> =>
      sound(await post("/v1/sessions/preflight", body), 200, decodePreflightAnswer)
    expect(await preflight(names)).toMatchObject({ allowed: true, report_id: report.id, cell: report.cell })
    expect(await preflight({ cell: { ...report.cell, target: "local" } })).toMatchObject({
      allowed: false,
      differs: [{ member: "target" }],
    })
    expect(await preflight({ ...names, harness_profile: "nobody" })).toMatchObject({
      allowed: false,
      cell: null,
      refusal: { code: "tuple/unknown-name" },
    })
    const expires = (at: number) =>
      here.store.write((db) => db.updateTable("reports").set({ expires_at: at }).execute())
    const was = Date.parse(report.expires_at)
    await expires(was + 1)
    expect(await preflight(names)).toMatchObject({ allowed: false, refusal: { code: "evidence/altered" } })
    expect(await get(`/v1/conformance-reports/${report.id}`)).toMatchObject({
      status: 500,
      json: { code: "evidence/altered" },
    })
    expect(await get("/v1/conformance-reports")).toMatchObject({ status: 500, json: { code: "evidence/altered" } })
    await expires(was)
  })

  it("admits a session, carries its run out, and cancels the next one", async () => {
    const names = { harness_profile: "claims-specialist", model_routing_profile: "primary" }
    session = sound(await post("/v1/sessions", names), 201, decodeSessionRecord)
    expect(session).toMatchObject({ report_id: report.id, mcp_servers: [], retention: "standard" })
    const runs = `/v1/sessions/${session.id}/runs`
    const run = sound(await post(runs, { prompt: "hello" }), 202, decodeRunRecord)
    const claim = await claimed()
    expect(claim.plan).toMatchObject({ kind: "run", run_id: run.id, prompt: "hello" })
    const at = `/v1/claims/${claim.claim_id}`
    const batch = { sequence: 1, observations: [{ kind: "message" }, { kind: "terminal" }] }
    expect((await post(`${at}/observations`, batch, claim.bearer)).json).toMatchObject({ next_sequence: 3 })
    await serve(claim.job.id, answered)
    const told = { outcome: "unverified", because: "no_record", text: "hi" }
    await post(`${at}/completion`, { outcome: told.outcome, result: told }, claim.bearer)
    expect(sound(await get(`/v1/runs/${run.id}`), 200, decodeRunRecord)).toMatchObject({
      state: "ended",
      outcome: "succeeded",
      result: { outcome: "succeeded", because: "model_answered", text: "hi" },
    })
    const seen = await get(`/v1/runs/${run.id}/observations?after=1&wait_seconds=30`)
    expect(seen.json.data).toMatchObject([{ sequence: 2, attested: false, observation: { kind: "terminal" } }])
    const second = sound(await post(runs, { prompt: "again" }), 202, decodeRunRecord)
    const cancel = (id: string) => here.ask("POST", `/v1/runs/${id}/cancellation`, { bearer: developer })
    expect(sound(await cancel(second.id), 202, decodeRunRecord)).toMatchObject({
      state: "cancelled",
      cancel_requested: true,
    })
    const third = sound(await post(runs, { prompt: "and again" }), 202, decodeRunRecord)
    const held = await claimed()
    expect((await cancel(third.id)).json).toMatchObject({ state: "running", cancel_requested: true })
    const beat = await post(`/v1/claims/${held.claim_id}/heartbeat`, {}, held.bearer)
    expect(beat.json).toMatchObject({ cancel_requested: true })
    await post(`/v1/claims/${held.claim_id}/completion`, { outcome: "interrupted", result: null }, held.bearer)
    expect((await get(`/v1/runs/${third.id}`)).json).toMatchObject({ state: "cancelled", outcome: "interrupted" })
    expect((await get(runs)).json.data).toHaveLength(3)
  })

  it("takes from the gateway's record alone whether a model answered, and waits for the end of a call", async () => {
    const next = async (): Promise<{ readonly run: Read; readonly claim: Read }> => {
      const run = sound(await post(`/v1/sessions/${session.id}/runs`, { prompt: "go" }), 202, decodeRunRecord)
      return { run, claim: await claimed() }
    }
    const complete = ({ claim_id: id, bearer }: Read, outcome: string): Promise<Told> =>
      post(`/v1/claims/${id}/completion`, { outcome, result: { because: "model_answered: so it says" } }, bearer)
    const narrated = await next()
    await complete(narrated.claim, "succeeded")
    expect((await get(`/v1/runs/${narrated.run.id}`)).json).toMatchObject({
      outcome: "unverified",
      result: { because: "no_call_recorded" },
    })
    const failed = await next()
    await serve(failed.claim.job.id, answered)
    await complete(failed.claim, "crashed")
    expect((await get(`/v1/runs/${failed.run.id}`)).json).toMatchObject({
      outcome: "crashed",
      result: { because: "model_answered: so it says" },
    })
    const late = await next()
    await serve(late.claim.job.id)
    const completed = complete(late.claim, "unverified")
    await new Promise((written) => void setTimeout(written, 300))
    await here.store.db
      .updateTable("ledger")
      .set({ end: answered })
      .where("call", "=", `call-${late.claim.job.id}`)
      .execute()
    expect(await completed).toMatchObject({ status: 200 })
    expect((await get(`/v1/runs/${late.run.id}`)).json).toMatchObject({ outcome: "succeeded" })
  })

  it("tells a claim that was fenced so, and nobody else who sends what is no bearer of it", async () => {
    const run = await post(`/v1/sessions/${session.id}/runs`, { prompt: "once more" })
    const first = await claimed()
    await here.store.write((db) =>
      db.updateTable("jobs").set({ claim_expires_at: testNow }).where("id", "=", first.job.id).execute(),
    )
    const second = await claimed()
    expect(second).toMatchObject({ job: { id: first.job.id, epoch: 2 }, plan: { run_id: run.json.id } })
    const end = { outcome: "succeeded", result: null }
    const at = `/v1/claims/${first.claim_id}`
    for (const [path, body] of [
      ["completion", end],
      ["heartbeat", {}],
      ["observations", { sequence: 1, observations: [{ kind: "message" }] }],
    ] as const)
      expect(await post(`${at}/${path}`, body, first.bearer), path).toMatchObject({
        status: 409,
        json: { code: "claim/over" },
      })
    expect(await post(`${at}/completion`, end, second.bearer)).toMatchObject({ status: 401 })
    expect(await post(`/v1/claims/${second.claim_id}/completion`, end, second.bearer)).toMatchObject({ status: 200 })
  })

  it("shows nothing of it to another workspace", async () => {
    for (const path of [
      `/v1/harness-profiles/${profile.id}`,
      `/v1/harness-releases/${profile.version.release_id}`,
      `/v1/conformance-reports/${report.id}`,
      `/v1/sessions/${session.id}`,
    ])
      expect(await get(path, foreign), path).toMatchObject({ status: 404, json: { code: "api/not-found" } })
    expect((await get("/v1/sessions", foreign)).json.data).toEqual([])
    expect(here.failures).toEqual([])
  })
})
