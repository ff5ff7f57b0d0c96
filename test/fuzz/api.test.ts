import { describe, expect, it } from "vitest"
import { endpoints } from "../../output/facts/endpoints.ts"
import { testApi } from "../../runtime/api/api.fixture.ts"
import { inconsistencies } from "./api/consistent.ts"
import { judge } from "./api/judge.ts"
import type { FuzzedRequest } from "./api/request-of.ts"
import { fuzzApi } from "./api/run.ts"

describe("requests to the API, made from its schemas, right ones and hostile ones", () => {
  it("get no 500, are answered as the description says, and leave the server alive and its store consistent", async () => {
    const { verdicts, done } = await fuzzApi(process.cwd(), 7, 400)
    expect(verdicts.done).toBeGreaterThan(40)
    expect(verdicts.refused).toBeGreaterThan(100)
    expect(Object.keys(done).length).toBeGreaterThan(10)
  }, 120_000)
})

describe("the judge of an answer", () => {
  const endpoint = endpoints.find(({ name }) => name === "list-models")
  const asked = {
    endpoint,
    way: "valid",
    method: "GET",
    target: "/v1/models",
    headers: [],
    body: null,
  } as unknown as FuzzedRequest
  const json = (status: number, text: string, mediaType = "application/json") => ({ status, text, mediaType })

  it.each([
    ["a failure", json(500, "{}")],
    ["no answer", null],
    ["a refusal that is no problem", json(400, "{}")],
    ["a problem with something missing", json(400, "{}", "application/problem+json")],
    ["another document", json(200, '{"data":[{"provider":"openai"}]}')],
    ["another status", json(201, '{"data":[]}')],
  ])("sees %s", (_, answered) => {
    expect(() => judge(asked, answered, new Set())).toThrow("GET /v1/models")
  })
})

describe("the judge of a store", () => {
  it("sees a generation too many, and a secret that outlived its credential", async () => {
    const here = await testApi()
    const workspace = await here.workspace("one")
    const bearer = await here.key("admin", workspace)
    const { json } = await here.ask("POST", `/v1/organizations/workspaces/${workspace}/model-credentials`, {
      bearer,
      body: { key: "a", provider_key: "openai", api_key: "sk" },
    })
    expect(await inconsistencies(here.store.db)).toEqual([])
    const credential = here.store.db.updateTable("model_credentials").where("id", "=", json.id)
    await credential.set({ generation: 2 }).execute()
    expect(await inconsistencies(here.store.db)).toEqual([`generations of ${json.id}`])
    await credential.set({ generation: null, status: "revoked", resource_version: 2 }).execute()
    expect(await inconsistencies(here.store.db)).toEqual([`secrets of ${json.id}`])
    await here.end()
  })
})
