import { describe, expect, it } from "vitest"
import { fact, inventedAcp, inventedFacts, ref } from "../../test/fixtures/invented-catalog.ts"
import type { FactBody } from "../../model/fact.ts"
import { resolve } from "./resolve.ts"

function read(kind: "model-id" | "dialect-request" | "gateway-route", body: FactBody): ReturnType<typeof resolve> {
  return resolve([...inventedFacts, fact(`${kind}/one`, body)], inventedAcp)
}

/** What is wrong with the invented catalog by itself. */
const before = (): number => resolve(inventedFacts, inventedAcp).problems.length

function problems(...args: Parameters<typeof read>): readonly string[] {
  return read(...args)
    .problems.slice(before())
    .map(({ at }) => at)
}

const known = { provider: ref("provider/oracle"), dialect: ref("dialect/runes") }

describe("a model id", () => {
  it.each(["flux", "fal-ai/flux/dev", "a.b/c_d/~e", "x..y"])("may be %s", (value) => {
    const { catalog } = read("model-id", { ...known, value })
    expect(catalog.modelIds).toMatchObject([{ value, provider: { name: "oracle" }, dialect: { name: "runes" } }])
  })

  it.each([
    "",
    "/a",
    "a/",
    "a//b",
    "..",
    "a/../b",
    "./a",
    "a?b",
    "a#b",
    "a%2fb",
    "a b",
    "{model_id}",
    "a\n",
    "ä",
    "a;b",
    null,
  ])("is refused as %j", (value) => expect(problems("model-id", { ...known, value })).toEqual(["model-id/one#/value"]))

  it("is of a provider and a dialect that the catalog has", () => {
    expect(problems("model-id", { ...known, value: "a", provider: ref("provider/nobody") })).toHaveLength(1)
    expect(problems("model-id", { ...known, value: "a", dialect: ref("provider/oracle") })).toHaveLength(1)
  })
})

describe("what a request may carry", () => {
  const nothing = { dialect: ref("dialect/runes"), queries: [], headers: [], credentials: [] }

  it.each([
    [{ name: "a", kind: "fixed", value: "b&c" }],
    [{ name: "a=", kind: "fixed", value: "b" }],
    [{ name: "a", kind: "fixed" }],
    [{ name: "a", kind: "any", value: "b" }],
    [{ name: "a", kind: "decimal", digits: 0 }],
    [{ name: "a", kind: "decimal", digits: 1.5 }],
    [{ name: "a", kind: "decimal", digits: 16 }],
  ])("is not the query %j", (query) => {
    expect(problems("dialect-request", { ...nothing, queries: [query] })).toHaveLength(1)
    expect(problems("gateway-route", { method: "GET", path: "/a", queries: [query], answers: "x" })).toHaveLength(1)
  })

  it.each(["X-Key", "x_key", "", "x key", "x:key", "x)$|cookie", "-x", "x\n"])("is not the header %j", (name) => {
    expect(problems("dialect-request", { ...nothing, headers: [name] })).toHaveLength(1)
    expect(problems("dialect-request", { ...nothing, credentials: [name] })).toHaveLength(1)
  })
})
