import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sealsUnder } from "../evidence/seal.ts"
import { testApi } from "./api.fixture.ts"
import type { Asking, TestApi, Told } from "./api.fixture.ts"

let here: TestApi
let workspace: string
let admin: string
let root: string

beforeAll(async () => {
  here = await testApi({
    suppliedProviders: ["openai"],
    unlistedProviders: [{ name: "in-house", origin: "https://models.example.com" }],
  })
  workspace = await here.workspace("one")
  admin = await here.key("admin", workspace)
  root = await here.key("root", null)
})
afterAll(() => here.end())

const ask = (method: string, path: string, body?: unknown, asking: Asking = {}): Promise<Told> =>
  here.ask(method, path, { bearer: admin, ...(body === undefined ? {} : { body }), ...asking })
const credentials = (): string => `/v1/organizations/workspaces/${workspace}/model-credentials`
const profiles = (): string => `/v1/organizations/workspaces/${workspace}/model-routing-profiles`

describe("model credentials", () => {
  it("are created, rotated and revoked under a fence, and never show their secret", async () => {
    const secret = "sk-canary-one"
    const created = await ask("POST", credentials(), { key: "primary", provider_key: "anthropic", api_key: secret })
    expect(created.status).toBe(201)
    expect(created.json).toEqual({
      id: created.json.id,
      key: "primary",
      provider_key: "anthropic",
      public_base_url: "https://api.anthropic.com",
      custody_policy: "platform",
      status: "active",
      health: "unknown",
      active_generation: 1,
      resource_version: 1,
      created_at: "2026-08-29T00:00:00.000Z",
    })
    const path = `/v1/model-credentials/${created.json.id}`
    expect((await ask("GET", path)).json).toEqual(created.json)
    const rotated = await ask("POST", `${path}/generations`, { expected_resource_version: 1, api_key: "sk-canary-two" })
    expect(rotated.json).toEqual({ ...created.json, active_generation: 2, resource_version: 2 })
    const stale = await ask("POST", `${path}/generations`, { expected_resource_version: 1, api_key: "sk-canary-three" })
    expect([stale.status, stale.json.code, stale.json.detail]).toEqual([
      409,
      "api/stale-version",
      "The head is at version 2, and not at 1.",
    ])
    const generations = (await ask("GET", `${path}/generations`)).json.data
    expect(generations.map(({ number, status }: { number: number; status: string }) => [number, status])).toEqual([
      [1, "superseded"],
      [2, "active"],
    ])
    expect((await ask("DELETE", `${path}?expected_resource_version=1`)).json.code).toBe("api/stale-version")
    expect((await ask("DELETE", path)).json.code).toBe("api/query")
    const revoked = await ask("DELETE", `${path}?expected_resource_version=2`)
    expect(revoked.json).toMatchObject({ status: "revoked", active_generation: null, resource_version: 3 })
    const rows = await here.store.db.selectFrom("credential_generations").select(["sealed", "revoked_at"]).execute()
    expect(rows.map(({ sealed, revoked_at: at }) => [sealed, at !== null])).toEqual([
      [null, true],
      [null, true],
    ])
    for (const [method, target, body] of [
      ["DELETE", `${path}?expected_resource_version=3`, undefined],
      ["POST", `${path}/generations`, { expected_resource_version: 3, api_key: "sk-canary-four" }],
    ] as const)
      expect((await ask(method, target, body)).json.code).toBe("api/revoked")
  })

  it("are sealed for the row of their generation", async () => {
    const { json } = await ask("POST", credentials(), { key: "sealed", provider_key: "openai", api_key: "sk-canary" })
    const row = await here.store.db
      .selectFrom("credential_generations")
      .selectAll()
      .where("credential_id", "=", json.id)
      .executeTakeFirstOrThrow()
    const seals = sealsUnder([new Uint8Array(32).fill(7)])
    expect(seals.open(row.sealed ?? "", row.id)?.reveal()).toBe("sk-canary")
    expect(row.sealed).not.toContain("sk-canary")
  })

  it("have a key of their own and a provider that there is", async () => {
    const twice = { key: "twice", provider_key: "openai", api_key: "sk" }
    expect((await ask("POST", credentials(), twice)).status).toBe(201)
    expect((await ask("POST", credentials(), twice)).json.code).toBe("api/conflict")
    const unknown = await ask("POST", credentials(), { ...twice, key: "unknown", provider_key: "acme" })
    expect([unknown.status, unknown.json.code]).toEqual([422, "api/unknown-provider"])
  })

  it("may be for a provider that the installation lists itself", async () => {
    const { status, json } = await ask("POST", credentials(), { key: "own", provider_key: "in-house", api_key: "sk" })
    expect([status, json.public_base_url]).toEqual([201, "https://models.example.com"])
  })

  it("are rotated by exactly one of two who have seen the same version", async () => {
    const { json } = await ask("POST", credentials(), { key: "race", provider_key: "openai", api_key: "sk" })
    const rotate = (): Promise<Told> =>
      ask("POST", `/v1/model-credentials/${json.id}/generations`, { expected_resource_version: 1, api_key: "sk2" })
    const told = await Promise.all([rotate(), rotate(), rotate(), rotate()])
    expect(told.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })
})

describe("model routing profiles", () => {
  it("are published in revisions that never change", async () => {
    const credential = await ask("POST", credentials(), { key: "routed", provider_key: "anthropic", api_key: "sk" })
    const created = await ask("POST", profiles(), { key: "primary" })
    expect(created.json).toMatchObject({ access: "platform_routed", resource_version: 1, revision: null })
    const path = `/v1/model-routing-profiles/${created.json.id}`
    const revision = {
      expected_resource_version: 1,
      routing_policy: "fallback",
      candidates: [
        {
          tier: "default",
          provider: "anthropic",
          model: "claude-sonnet-4-5",
          credential_source: { type: "workspace_credential", model_credential_id: credential.json.id },
        },
      ],
    }
    const published = await ask("POST", `${path}/revisions`, revision)
    expect(published.status).toBe(201)
    expect(published.json).toMatchObject({ number: 1, routing_policy: "fallback", candidates: revision.candidates })
    const read = (await ask("GET", path)).json
    expect(read).toMatchObject({ resource_version: 2, revision: published.json })
    expect((await ask("GET", profiles())).json.data).toContainEqual(read)
    expect((await ask("GET", `${path}/revisions`)).json.data).toEqual([published.json])
    expect((await ask("POST", `${path}/revisions`, revision)).json.code).toBe("routing/stale-version")
  })

  it("name no credential of another workspace", async () => {
    const other = await here.workspace("other")
    const foreign = await here.ask("POST", `/v1/organizations/workspaces/${other}/model-credentials`, {
      bearer: root,
      body: { key: "foreign", provider_key: "openai", api_key: "sk" },
    })
    const { json } = await ask("POST", profiles(), { key: "foreign" })
    const publish = (id: string): Promise<Told> =>
      ask("POST", `/v1/model-routing-profiles/${json.id}/revisions`, {
        expected_resource_version: 1,
        routing_policy: "pinned",
        candidates: [
          {
            tier: "default",
            provider: "openai",
            model: "m",
            credential_source: { type: "workspace_credential", model_credential_id: id },
          },
        ],
      })
    const [theirs, nobodys] = [await publish(foreign.json.id), await publish("mcred_none")]
    expect(theirs.json.code).toBe("routing/unknown-credential")
    expect(theirs.text).toBe(nobodys.text)
  })
})

describe("API keys", () => {
  it("are shown once, kept as a digest, and nobody's once they are revoked", async () => {
    const made = await ask("POST", "/v1/api-keys", { name: "ci", role: "developer" })
    const { key, ...record } = made.json
    expect(record).toMatchObject({ name: "ci", role: "developer", workspace_id: workspace, revoked_at: null })
    expect((await here.ask("GET", "/v1/models", { bearer: key })).status).toBe(200)
    expect((await ask("GET", "/v1/api-keys?limit=200")).json.data).toContainEqual(record)
    const revoked = await ask("DELETE", `/v1/api-keys/${record.id}`)
    expect(revoked.json).toEqual({ ...record, revoked_at: "2026-08-29T00:00:00.000Z" })
    expect((await ask("DELETE", `/v1/api-keys/${record.id}`)).json).toEqual(revoked.json)
    expect((await here.ask("GET", "/v1/models", { bearer: key })).json.code).toBe("api/unknown-key")
  })

  it("give nobody more than they have", async () => {
    const beyond = await ask("POST", "/v1/api-keys", { name: "mine", role: "root" })
    expect([beyond.status, beyond.json.code]).toEqual([403, "api/role-beyond"])
    const other = await here.workspace("not mine")
    const foreign = await ask("POST", "/v1/api-keys", { name: "mine", role: "viewer", workspace_id: other })
    const nobodys = await ask("POST", "/v1/api-keys", { name: "mine", role: "viewer", workspace_id: "ws_none" })
    expect([foreign.status, foreign.text]).toEqual([404, nobodys.text])
  })

  it("of the installation work in the workspace that they name, else in the oldest", async () => {
    const other = await here.workspace("elsewhere")
    const made = await here.ask("POST", "/v1/api-keys", {
      bearer: root,
      body: { name: "there", role: "viewer" },
      headers: { "checkfu-workspace": other },
    })
    expect(made.json.workspace_id).toBe(other)
    const unnamed = await here.ask("POST", "/v1/api-keys", { bearer: root, body: { name: "here", role: "root" } })
    expect([unnamed.status, unnamed.json.workspace_id]).toEqual([201, null])
    const unknown = await here.ask("GET", "/v1/api-keys", { bearer: root, headers: { "checkfu-workspace": "ws_none" } })
    const foreign = await ask("GET", "/v1/api-keys", undefined, { headers: { "checkfu-workspace": other } })
    expect([unknown.status, unknown.json.code]).toEqual([400, "api/workspace"])
    expect(foreign.text).toBe(unknown.text)
  })
})

describe("a long list", () => {
  const listed = async (path: string, bearer: string): Promise<string[]> => {
    const ids: string[] = []
    let after = ""
    do {
      const { json } = await here.ask("GET", `${path}?limit=3${after}`, { bearer })
      ids.push(...json.data.map(({ id }: { id: string }) => id))
      after = json.next === null ? "" : `&after=${json.next}`
    } while (after !== "")
    return ids
  }

  it("comes in pages without a gap, oldest first, also of what was made in one millisecond", async () => {
    const bearer = await here.key("admin", await here.workspace("lists"))
    const made: string[] = []
    for (let index = 0; index < 7; index++) {
      const body = { name: `k${index}`, role: "viewer" }
      made.push((await here.ask("POST", "/v1/api-keys", { bearer, body })).json.id)
    }
    // The key that asks is another maker's, of the same millisecond.
    expect((await listed("/v1/api-keys", bearer)).filter((id) => made.includes(id))).toEqual(made)
  })

  it("goes by number where its things have one, whatever their ids are", async () => {
    const { json } = await ask("POST", credentials(), { key: "numbered", provider_key: "openai", api_key: "sk" })
    const path = `/v1/model-credentials/${json.id}/generations`
    for (let version = 1; version <= 6; version++)
      await ask("POST", path, { expected_resource_version: version, api_key: "sk" })
    const rows = here.store.db.selectFrom("credential_generations").select("id").where("credential_id", "=", json.id)
    const [first] = await rows.orderBy("number").execute()
    // As an id from before they grew with time may be.
    const random = "mcgen_ffffffffffffffffffffffffffffffff"
    await here.store.db
      .updateTable("credential_generations")
      .set({ id: random })
      .where("id", "=", first?.id ?? "")
      .execute()
    const ids = await rows.orderBy("number").execute()
    expect(ids[0]).toEqual({ id: random })
    expect(await listed(path, admin)).toEqual(ids.map(({ id }) => id))
  })

  it("has nothing after an id of another one", async () => {
    const make = async (key: string): Promise<string> =>
      `/v1/model-credentials/${(await ask("POST", credentials(), { key, provider_key: "openai", api_key: "sk" })).json.id}/generations`
    const [one, other] = [await make("after-one"), await make("after-other")]
    const [foreign] = await listed(other, admin)
    expect((await ask("GET", `${one}?after=${foreign}`)).json).toEqual({ data: [], next: null })
  })
})

describe("the projections of the catalog", () => {
  it("list the models that the gateway can route, and say who supplies them", async () => {
    const { data } = (await ask("GET", "/v1/models")).json
    expect(data).toContainEqual({
      provider: "openai",
      model: "gpt-5.5",
      context_window: expect.any(Number) as number,
      priced: true,
      supply_class: "platform_supply",
    })
    expect(data).toContainEqual({
      provider: "anthropic",
      model: "claude-opus-5",
      context_window: 1_000_000,
      priced: true,
      supply_class: "byok",
    })
    expect(data.every(({ model }: { model: unknown }) => typeof model === "string")).toBe(true)
  })

  it("list what is deployed, and no fixture", async () => {
    const { data } = (await ask("GET", "/v1/harness-catalog")).json
    const names = data.map(({ name }: { name: string }) => name)
    expect(names).toContain("codex")
    expect(names).not.toContain("checkfu-mock")
    expect(data.find(({ name }: { name: string }) => name === "cursor")).toEqual({
      name: "cursor",
      launch_role: "alternative",
      mode: "packaged",
      availability: "image_required",
      driver: "acp-v1",
      model_control: "harness_owned",
      usage_authority: "unknown",
    })
    expect(data.find(({ name }: { name: string }) => name === "openclaw")).toMatchObject({
      availability: "blocked",
      missing_evidence: "signed_readiness_receipt",
    })
  })
})
