import { describe, expect, it } from "vitest"
import type { Fact, FactValue } from "../../model/fact.ts"
import { facts } from "../../catalog/rules/endpoint-form/pass.ts"
import { resolve } from "./resolve.ts"

const acp = { version: 1 as const, digest: "", definitions: [] }

/** What resolving says of the fixture's endpoint with other members. */
function problemsWith(members: { readonly [member: string]: FactValue }): readonly string[] {
  const changed = facts.map((fact): Fact =>
    fact.id === "endpoint/made" ? { ...fact, body: { ...fact.body, ...members } } : fact,
  )
  return resolve(changed, acp).problems.map(({ at }) => at)
}

const refusalOf = (name: string, meets?: string): Fact => ({
  id: `refusal/api-${name}`,
  kind: "refusal",
  name: `api-${name}`,
  body: {
    name: `api-${name}`,
    codes: [`api/${name}`],
    title: name,
    status: 400,
    raisedIn: "somewhere",
    cause: "a cause",
    cure: "a cure",
    example: "An example.",
    ...(meets === undefined ? {} : { meets }),
  },
})

describe("an endpoint", () => {
  it("is read with its references followed", () => {
    const { catalog, problems } = resolve(facts, acp)
    expect(problems).toEqual([])
    const [made] = catalog.endpoints
    expect(made).toMatchObject({
      name: "made",
      takes: "note",
      answers: "note",
      version: "now",
      segments: ["v1", "notes", { parameter: "note_id" }, "parts"],
      refuses: [],
    })
    expect(made?.roles.map(({ name }) => name)).toEqual(["author"])
  })

  it("refuses what it names, and what every such request meets, each once", () => {
    const refusals = [refusalOf("own"), refusalOf("any", "request"), refusalOf("other", "no_body"), refusalOf("far")]
    const named = facts.map((fact): Fact =>
      fact.id === "endpoint/made"
        ? { ...fact, body: { ...fact.body, refuses: [{ $ref: "refusal/api-own" }, { $ref: "refusal/api-any" }] } }
        : fact,
    )
    const { catalog } = resolve([...named, ...refusals], acp)
    expect(catalog.endpoints.map(({ refuses }) => refuses)).toEqual([
      ["api/any", "api/own"],
      ["api/any", "api/other"],
    ])
  })

  it.each<readonly [string, { readonly [member: string]: FactValue }]>([
    ["path", { path: "v1/notes" }],
    ["path", { path: "/v1/notes/" }],
    ["path", { path: "/v1/Notes" }],
    ["path", { path: "/v1/x{note_id}" }],
    ["method", { method: "PATCH" }],
    ["bearer", { bearer: "cookie" }],
    ["scope", { scope: "world" }],
    ["list", { list: "some" }],
    ["status", { status: 204 }],
    ["operation", { operation: "list" }],
    ["operation", { operation: "notes..list" }],
    ["writes", { writes: "yes" }],
    ["answers", { answers: { $ref: "role/author" } }],
    ["takes", { takes: { $ref: "document/none" } }],
  ])("is left out for its %s, which is said at its place", (member, members) => {
    expect(problemsWith(members)).toEqual([`endpoint/made#/${member}`])
  })

  it("is left out for a bound of its query that no number keeps", () => {
    const query = { name: "limit", description: "How many.", form: "integer", min: 5, max: 4, isRequired: false }
    expect(problemsWith({ queries: [query] })).toEqual(["endpoint/made#/queries/limit/max"])
  })
})
