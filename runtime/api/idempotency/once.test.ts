import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testApi } from "../api.fixture.ts"
import type { TestApi } from "../api.fixture.ts"

let here: TestApi
let workspace: string
let admin: string

beforeAll(async () => {
  here = await testApi()
  workspace = await here.workspace("one")
  admin = await here.key("admin", workspace)
})
afterAll(() => here.end())

const make = (key: string, name: string, bearer = admin) =>
  here.ask("POST", "/v1/api-keys", { bearer, body: { name, role: "viewer" }, headers: { "idempotency-key": key } })

const named = async (name: string): Promise<number> =>
  (await here.store.db.selectFrom("api_keys").select("id").where("name", "=", name).execute()).length

describe("a write under an idempotency key", () => {
  it("answers the same again, with the key that is shown once, and is done once", async () => {
    const first = await make("a", "again")
    const second = await make("a", "again")
    expect(first.status).toBe(201)
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(await named("again")).toBe(1)
  })

  it("is refused for another request", async () => {
    await make("b", "one")
    const other = await make("b", "another")
    expect([other.status, other.json.code]).toEqual([422, "api/idempotency-mismatch"])
    expect(await named("another")).toBe(0)
  })

  it("is another one for another key", async () => {
    const developer = await here.key("admin", workspace)
    const [first, second] = [await make("c", "theirs"), await make("c", "theirs", developer)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.json.id).not.toBe(second.json.id)
  })

  it("is done by exactly one of many at once, and the others are refused or answered the same", async () => {
    const told = await Promise.all(Array.from({ length: 40 }, () => make("d", "at once")))
    const done = told.filter(({ status }) => status === 201)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(told.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(await named("at once")).toBe(1)
  })

  it("may be asked again where it was refused", async () => {
    const create = () =>
      here.ask("POST", `/v1/organizations/workspaces/${workspace}/model-routing-profiles`, {
        bearer: admin,
        body: { key: "later" },
        headers: { "idempotency-key": "e" },
      })
    await here.store.db
      .insertInto("routing_profiles")
      .values({
        id: "mrp_1",
        workspace_id: workspace,
        key: "later",
        access: "platform_routed",
        resource_version: 1,
        revision: 0,
        created_at: 1,
      })
      .execute()
    expect((await create()).status).toBe(409)
    await here.store.db.deleteFrom("routing_profiles").where("id", "=", "mrp_1").execute()
    expect((await create()).status).toBe(201)
  })

  it.each(["", "a b", "ü".repeat(3), "x".repeat(256)])("has a key of visible characters, and not %j", async (key) => {
    const told = await make(Buffer.from(key, "utf8").toString("latin1"), "never")
    expect([told.status, told.json.code]).toEqual([400, "api/idempotency-key"])
  })

  it("keeps its answer sealed", async () => {
    const { json } = await make("f", "sealed")
    const rows = await here.store.db.selectFrom("idempotency").selectAll().execute()
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toContain(json.key)
    expect(JSON.stringify(rows)).not.toContain(json.id)
  })
})
