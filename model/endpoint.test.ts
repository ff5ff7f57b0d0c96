import { describe, expect, it } from "vitest"
import { admittance, mayMeet, metBy, overlap, pathSegments, placesOf } from "./endpoint.ts"
import type { Endpoint, Role } from "./endpoint-entries.ts"

const role = (name: string): Role => ({
  id: `role/${name}`,
  name,
  plane: "control",
  access: "write",
  belongsTo: "workspace",
})

describe("a path", () => {
  it("is its parts, in which a place has a name", () => {
    expect(pathSegments("/v1/notes/{note_id}/parts")).toEqual(["v1", "notes", { parameter: "note_id" }, "parts"])
    expect(placesOf("/v1/notes/{note_id}/parts/{part_id}")).toEqual(["note_id", "part_id"])
    expect(placesOf("/v1/notes")).toEqual([])
  })

  it.each([
    ["/v1/a", "/v1/a", true],
    ["/v1/{a}", "/v1/{b}", true],
    ["/v1/{a}", "/v1/a", true],
    ["/v1/{a}/x", "/v1/y/{b}", true],
    ["/v1/a", "/v1/b", false],
    ["/v1/{a}", "/v1/{a}/b", false],
    ["/v1/{a}/x", "/v1/{b}/y", false],
  ])("%s and %s share a request: %s", (one, other, expected) => {
    expect(overlap({ method: "GET", path: one }, { method: "GET", path: other })).toBe(expected)
    expect(overlap({ method: "GET", path: other }, { method: "GET", path: one })).toBe(expected)
    expect(overlap({ method: "GET", path: one }, { method: "POST", path: other })).toBe(false)
  })
})

describe("what requests meet", () => {
  const met = (endpoint: Partial<Endpoint>): readonly string[] =>
    metBy.filter((by) => mayMeet({ path: "/v1/a", bearer: "api_key", takes: null, writes: false, ...endpoint }, by))

  it("follows from the bearer, the path, the body and what is done", () => {
    expect(met({})).toEqual(["request", "key", "no_body"])
    expect(met({ writes: true, takes: "note" })).toEqual(["request", "key", "body", "idempotency"])
    expect(met({ bearer: "claim", path: "/v1/claims/{claim_id}", writes: true })).toEqual([
      "request",
      "claim",
      "id",
      "no_body",
    ])
    expect(met({ bearer: "connector" })).toEqual(["request", "no_body"])
  })
})

describe("what a role may do at an endpoint", () => {
  const endpoint = { id: "endpoint/make", name: "make", roles: [role("author")], writes: true }

  it("is what the endpoint does, for a role that it lets in, and would be turned by either", () => {
    const { value, reasons, turns } = admittance(endpoint, role("author"))
    expect(value).toBe("writes")
    expect(reasons.map(({ says, value: found }) => `${says} ${found}`)).toEqual([
      "make lets in author",
      "make changes something",
      "so author writes",
    ])
    expect(turns.map(({ says, becomes }) => [says, becomes])).toEqual([
      ["make let no author in", null],
      ["make changed nothing", "reads"],
    ])
  })

  it("is nothing for any other, until it is let in", () => {
    const { value, turns } = admittance(endpoint, role("reader"))
    expect(value).toBeNull()
    expect(turns).toEqual([
      {
        says: "make let reader in",
        change: { at: "endpoint/make#/roles/reader", after: { $ref: "role/reader" } },
        becomes: "writes",
      },
    ])
  })
})
