import { describe, expect, it } from "vitest"
import { byCodeUnit, factOf, factPath, isRef, keyOf, segmentsOf, valueAt } from "./fact.ts"

describe("a path into a fact", () => {
  it("survives slashes and tildes in its segments", () => {
    const path = factPath("harness/a", "ceiling", "x/y~z")
    expect(path).toBe("harness/a#/ceiling/x~1y~0z")
    expect(segmentsOf(path)).toEqual(["ceiling", "x/y~z"])
    expect(factOf(path)).toBe("harness/a")
    expect(segmentsOf(factPath("harness/a", "~1", "/~/~"))).toEqual(["~1", "/~/~"])
  })

  it("is the fact's id alone where it names the whole fact", () => {
    expect(factPath("harness/a")).toBe("harness/a")
    expect(factOf("harness/a")).toBe("harness/a")
    expect(segmentsOf("harness/a")).toEqual([])
  })

  it("names elements of lists by key, never by index", () => {
    expect(keyOf({ $ref: "dialect/openai_chat" })).toBe("openai_chat")
    expect(keyOf({ dialect: { $ref: "dialect/openai_chat" }, path: "/v1" })).toBe("openai_chat")
    expect(keyOf({ retention: "durable", grants: {} })).toBe("durable")
    expect(keyOf({ kind: "member", name: "x" })).toBe("x")
    expect(keyOf(["low", "high"])).toBe("low,high")
    expect(keyOf(true)).toBe("true")
    expect(keyOf(null)).toBe("null")
    expect(keyOf({ size: 1, key: "k" })).toBe("k")
    expect(keyOf({ key: "k", name: "n" })).toBe("n")
    expect(keyOf([{ $ref: "dialect/a" }, { name: "b" }])).toBe("a,b")
    expect(keyOf({})).toBe("")
  })

  it("finds what stands there, and nothing on the prototype", () => {
    const fact = {
      id: "harness/a",
      kind: "harness",
      name: "a",
      body: { speaks: [{ $ref: "dialect/x" }], deep: { a: 1 } },
    } as const
    expect(valueAt(fact, "harness/a#/speaks/x")).toEqual({ $ref: "dialect/x" })
    expect(valueAt(fact, "harness/a#/deep/a")).toBe(1)
    expect(valueAt(fact, "harness/a#/deep/constructor")).toBeUndefined()
    expect(valueAt(fact, "harness/a#/deep/a/b")).toBeUndefined()
    expect(valueAt(fact, "harness/a#/speaks/y")).toBeUndefined()
    expect(valueAt(fact, "harness/a#/nothing/y")).toBeUndefined()
    expect(valueAt({ ...fact, body: { none: null } }, "harness/a#/none/y")).toBeUndefined()
    expect(valueAt(fact, "harness/a")).toBe(fact.body)
    const list = { ...fact, body: { list: [{ name: "x", size: 1 }, { name: "y", size: 2 }, "z"] } }
    expect(valueAt(list, "harness/a#/list/y/size")).toBe(2)
    expect(valueAt(list, "harness/a#/list/z/size")).toBeUndefined()
  })
})

describe("a reference", () => {
  it("is an object whose `$ref` is a text", () => {
    expect(isRef({ $ref: "dialect/x" })).toBe(true)
    for (const other of [undefined, null, "dialect/x", 1, {}, { $ref: 1 }, ["dialect/x"]])
      expect(isRef(other)).toBe(false)
    expect(isRef(Object.assign([], { $ref: "dialect/x" }))).toBe(false)
  })
})

describe("the order of names", () => {
  it("is that of code units, whatever the machine's locale", () => {
    expect(["a_b", "a-b", "A", "a", "ab", "aB", "_x", "Z"].toSorted(byCodeUnit)).toEqual([
      "A",
      "Z",
      "_x",
      "a",
      "a-b",
      "aB",
      "a_b",
      "ab",
    ])
    expect([byCodeUnit("a", "a"), byCodeUnit("a", "b"), byCodeUnit("b", "a")]).toEqual([0, -1, 1])
  })
})
