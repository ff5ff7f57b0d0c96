import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testApi, testNow } from "../api.fixture.ts"
import type { TestApi } from "../api.fixture.ts"
import { bareEnd } from "../../evidence/gateway/bare-end.ts"
import { writeEnds } from "../../evidence/gateway/write-ends.ts"
import type { EndRow } from "../../gateway/index.ts"

let here: TestApi
let path: string
let bearer: string
let calls = 0

beforeAll(async () => {
  here = await testApi()
  const workspace = await here.workspace("one")
  bearer = await here.key("admin", workspace)
  path = `/v1/organizations/workspaces/${workspace}/model-credentials`
})
afterAll(() => here.end())

async function make(key: string): Promise<string> {
  const body = { key, provider_key: "openai", api_key: "sk" }
  return (await here.ask("POST", path, { bearer, body })).json.id
}

async function health(id: string): Promise<string> {
  const { json } = await here.ask("GET", `/v1/model-credentials/${id}`, { bearer })
  const list = (await here.ask("GET", path, { bearer })).json.data
  expect(list.find((each: { id: string }) => each.id === id)).toEqual(json)
  return json.health
}

/** What a gateway writes of a dispatch under a generation of a credential; the later of two ended later. */
async function dispatched(credential: string, generation: number, end: Partial<EndRow>): Promise<void> {
  const row = { call: `call_${++calls}`, attempt: 1 }
  await here.store.db
    .insertInto("ledger")
    .values({ ...row, run: "r", lease: "l", replica: "g", at: 1, begin: "{}", credential, generation })
    .execute()
  const ended = { ...bareEnd(row, testNow + calls, "failed"), ...end }
  await here.store.write((db) => writeEnds(db, [{ row: ended, charge: null }]))
}

const answered = { status: 200, outcome: "answered" } as const
const refused = { status: 401, failure: "provider_auth_failed" } as const

describe("the health of a model credential", () => {
  it("is what the provider made of it last", async () => {
    const [one, other] = [await make("one"), await make("other")]
    expect(await health(one)).toBe("unknown")
    await dispatched(one, 1, answered)
    expect(await health(one)).toBe("healthy")
    await dispatched(one, 1, refused)
    expect(await health(one)).toBe("rejected")
    await dispatched(one, 1, { status: 429, failure: "rate_limited" })
    await dispatched(one, 1, { status: null, failure: "unreachable" })
    expect(await health(one)).toBe("rejected")
    await dispatched(one, 1, answered)
    expect(await health(one)).toBe("healthy")
    expect(await health(other)).toBe("unknown")
  })

  it("is that of the active generation alone, and unknown once there is none", async () => {
    const id = await make("rotated")
    await dispatched(id, 1, refused)
    expect(await health(id)).toBe("rejected")
    const body = { expected_resource_version: 1, api_key: "sk2" }
    const rotated = await here.ask("POST", `/v1/model-credentials/${id}/generations`, { bearer, body })
    expect([rotated.json.health, await health(id)]).toEqual(["unknown", "unknown"])
    await dispatched(id, 2, answered)
    await dispatched(id, 1, refused)
    expect(await health(id)).toBe("healthy")
    await here.ask("DELETE", `/v1/model-credentials/${id}?expected_resource_version=2`, { bearer })
    expect(await health(id)).toBe("unknown")
  })
})
