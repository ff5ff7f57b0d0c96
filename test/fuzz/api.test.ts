import { describe, expect, it } from "vitest"
import { endpoints } from "../../output/facts/endpoints.ts"
import { judge } from "./api/judge.ts"
import type { FuzzedRequest } from "./api/request-of.ts"
import { fuzzApi } from "./api/run.ts"

describe("requests to the API, made from its schemas, right ones and hostile ones", () => {
  it("get no 500, are answered as the description says, and leave the server alive and its store consistent", async () => {
    const { verdicts, done } = await fuzzApi(process.cwd(), 11, 5_000)
    expect(verdicts.done).toBeGreaterThan(500)
    expect(verdicts.refused).toBeGreaterThan(2_000)
    expect(Object.keys(done).length).toBeGreaterThan(35)
  }, 300_000)
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
