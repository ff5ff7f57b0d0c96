import fc from "fast-check"
import { format } from "prettier"
import { describe, expect, it } from "vitest"
import { fact, inventedAcp, inventedFacts } from "../../test/fixtures/invented-catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact, FactBody } from "../../model/fact.ts"
import { catalogFile, readCatalog } from "./catalog.ts"

const published = (facts: readonly Fact[]): string => catalogFile({ facts, acp: inventedAcp }, "out").text
const problemOf = (text: string): string | null => {
  const read = readCatalog(text)
  return read.ok ? null : read.problem
}

describe("the published catalog", () => {
  it("is read back as it was, whatever the order of its facts", () => {
    const sorted = inventedFacts.toSorted((left, right) => byCodeUnit(left.id, right.id))
    expect(published(inventedFacts.toReversed())).toBe(published(inventedFacts))
    expect(readCatalog(published(inventedFacts))).toEqual({ ok: true, facts: sorted, acp: inventedAcp })
  })

  it("keeps any body, with any member names", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom("__proto__", "10", "9", "constructor")),
          fc.jsonValue({ maxDepth: 3 }),
        ),
        (body) => {
          const plain = JSON.parse(JSON.stringify(body)) as FactBody
          const read = readCatalog(published([{ id: "odd/one", kind: "odd", name: "one", body: plain }]))
          expect(read.ok && JSON.stringify(read.facts[0]?.body)).toBe(JSON.stringify(plain))
        },
      ),
      { numRuns: 200 },
    )
    const read = readCatalog(published([fact("odd/one", JSON.parse('{"__proto__": {"10": 1}}') as FactBody)]))
    expect(read.ok && Object.hasOwn(read.facts[0]?.body ?? {}, "__proto__")).toBe(true)
  })

  it("is text that Prettier leaves as it is", async () => {
    const text = published(inventedFacts)
    expect(await format(text, { parser: "json", semi: false, printWidth: 100 })).toBe(text)
  })

  it("has a problem, and throws nothing, where it cannot be read", () => {
    const text = published(inventedFacts)
    const lines = text.split("\n")
    expect(problemOf([...lines.slice(0, 5), "<<<<<<< ours", ...lines.slice(5)].join("\n"))).toBe(
      "it has conflict markers of a merge",
    )
    expect(problemOf([...lines.slice(0, 5), ">>>>>>> theirs\r", ...lines.slice(5)].join("\n"))).toBe(
      "it has conflict markers of a merge",
    )
    expect(problemOf("")).toBe("it is not JSON")
    expect(problemOf(text.slice(0, -20))).toBe("it is not JSON")
    expect(problemOf("[]")).toBe("it is not a catalog")
    expect(problemOf(text.replace('"format": 1', '"format": 2'))).toBe("its format is 2, not 1")
    expect(problemOf('{"format": 1}')).toBe("its protocol schema is not described")
    expect(problemOf(JSON.stringify({ format: 1, acp: inventedAcp }))).toBe("it has no list of facts")
    expect(
      problemOf(
        JSON.stringify({ format: 1, acp: inventedAcp, facts: [{ id: "a/b", kind: "c", name: "b", body: {} }] }),
      ),
    ).toBe("fact 0 has no id, kind, name or body")
    expect(
      problemOf(JSON.stringify({ format: 1, acp: inventedAcp, facts: [inventedFacts[0], inventedFacts[0]] })),
    ).toBe("it has two facts contract/acme")
    expect(problemOf("[".repeat(1_000_000))).toBe("it is not JSON")
  })

  it("answers any text at all", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof problemOf(text) === "string"))
  })
})
