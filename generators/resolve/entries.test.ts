import { describe, expect, it } from "vitest"
import type { Fact, FactValue } from "../../model/fact.ts"
import { resolve } from "./resolve.ts"

const acp = { version: 1, digest: "", definitions: [] } as const

function problemsOf(...facts: readonly Fact[]): readonly string[] {
  return resolve(facts, acp).problems.map(({ code, at }) => `${code} ${at}`)
}

function dialect(members: { readonly [name: string]: FactValue }): Fact {
  return {
    id: "dialect/chat",
    kind: "dialect",
    name: "chat",
    body: { name: "chat", method: "POST", path: "/v1/chat", ...members },
  }
}

function provider(path: string, more: Fact["body"] = {}): Fact {
  const accepts = [{ dialect: { $ref: "dialect/chat" as const }, path }]
  return {
    id: "provider/acme",
    kind: "provider",
    name: "acme",
    body: { name: "acme", origin: "https://acme.example", accepts, priced: true, ...more },
  }
}

describe("a path that goes into the configuration of an edge", () => {
  it.each(["/v1/chat", "/{model_id}", "/v1beta/openai/chat/completions"])("may be plain: %s", (path) => {
    expect(problemsOf(dialect({ path }), provider(path))).toEqual([])
  })

  it.each([
    '/a; 1; default 1 "x',
    "/a\nb",
    "/a b",
    "/a%2fb",
    "/a/../b",
    "/a//b",
    "a",
    "",
    "/a?b",
    "/a#b",
    "/a\\b",
    "/ü",
    "/a'b",
    "/$a",
  ])("may be nothing else: %j", (path) => {
    expect(problemsOf(dialect({ path }))).toEqual(["fact/shape dialect/chat#/path"])
    expect(problemsOf(dialect({}), provider(path))).toEqual(["fact/shape provider/acme#/accepts/chat/path"])
  })

  it.each(["post", "PO ST", "", "POST\n"])("goes with a method in capital letters, and not with %j", (method) => {
    expect(problemsOf(dialect({ method }))).toEqual(["fact/shape dialect/chat#/method"])
  })
})

describe("a fact that cannot be read", () => {
  it("is left out with what is wrong, and so is whatever refers to it", () => {
    const { catalog, problems } = resolve([dialect({ path: 1 }), provider("/v1")], acp)
    expect(catalog.dialects).toEqual([])
    expect(catalog.providers).toEqual([])
    expect(problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
      "fact/shape dialect/chat#/path",
      "fact/unknown-reference provider/acme#/accepts/chat/dialect",
    ])
  })

  it("may be of any shape: nothing is thrown", () => {
    const kinds = [
      "axis",
      "dialect",
      "provider",
      "driver",
      "declaration",
      "harness",
      "contract",
      "slot",
      "frame",
      "table",
      "page",
      "order",
      "revision",
      "decision",
    ]
    const bodies: readonly Fact["body"][] = [
      {},
      { name: 1 },
      { accepts: "x", below: [[1]], of: [1], columns: [{}], supply: { availability: "ready" } },
    ]
    for (const kind of kinds)
      for (const body of bodies) {
        const fact: Fact = { id: `${kind}/x`, kind, name: "x", body }
        expect(() => resolve([fact], acp)).not.toThrow()
      }
  })
})

describe("the header that bears a provider's credential", () => {
  it.each([
    {},
    { credential: { header: "x-api-key", prefix: "" } },
    { credential: { header: "authorization", prefix: "Key " } },
  ])("may be %j", (more) => {
    expect(problemsOf(dialect({}), provider("/a", more))).toEqual([])
  })

  it.each([
    { header: "X-Api-Key", prefix: "" },
    { header: "a b", prefix: "" },
    { header: "a", prefix: "Bearer" },
    { header: "a", prefix: "x: y\n" },
    { header: "a" },
    "authorization",
    null,
  ])("may not be %j", (credential) => {
    expect(problemsOf(dialect({}), provider("/a", { credential }))).not.toEqual([])
  })
})
