import { describe, expect, it } from "vitest"
import { checkConfigurationSchema } from "./check.ts"

function findings(schema: unknown): readonly string[] {
  const verdict = checkConfigurationSchema(typeof schema === "string" ? schema : JSON.stringify(schema))
  return verdict.ok ? [] : verdict.findings.map(({ code, pointer }) => `${code} ${pointer}`)
}

describe("references", () => {
  it.each([
    [{ $ref: "#" }, ["ref-recursive /$ref"]],
    [{ $defs: { a: { $ref: "#" } } }, ["ref-recursive /$defs/a/$ref"]],
    [{ $defs: { n: { $defs: { m: { $ref: "#/$defs/n" } } } } }, ["ref-recursive /$defs/n/$defs/m/$ref"]],
    [
      { $defs: { a: { $ref: "#/$defs/b" }, b: { items: { $ref: "#/$defs/a" } }, c: { $ref: "#/$defs/a" } } },
      ["ref-recursive /$defs/a/$ref", "ref-recursive /$defs/b/items/$ref"],
    ],
  ])("in a circle are refused where they stand, reached or not: %j", (schema, expected) => {
    expect(findings(schema)).toEqual(expected)
  })

  it.each([
    ["#/$defs", "ref-target"],
    ["#/$defs/a/enum/0", "ref-target"],
    ["#/$defs/a/const", "ref-target"],
    ["#/$defs/a/default", "ref-target"],
    ["#/$defs/a/x-y", "ref-target"],
    ["#/$defs/a/allOf", "ref-target"],
    ["#/$defs/a/allOf/1", "ref-target"],
    ["#/$defs/a/", "ref-target"],
    ["#a", "ref-anchor"],
    ["#%61", "ref-anchor"],
    ["##/$defs/a", "ref-anchor"],
    ["a#/$defs/a", "ref-remote"],
    ["#/%7E", "ref-syntax"],
  ])("%s leads nowhere: %s", (written, code) => {
    const a = { enum: [true], const: true, default: true, "x-y": true, allOf: [true] }
    expect(findings({ properties: { p: { $ref: written } }, $defs: { a } })).toEqual([`${code} /properties/p/$ref`])
  })

  it.each([
    "#/$defs/a",
    "#/%24defs/%61",
    "#%2F$defs%2fa",
    "#/$defs/a/allOf/0",
    "#/$defs/p%25~1~0",
    "#/$defs/a/not/properties/if",
  ])("%s leads to a schema", (written) => {
    const a = { allOf: [true], not: { properties: { if: true } } }
    expect(findings({ properties: { p: { $ref: written } }, $defs: { a, "p%/~": true } })).toEqual([])
  })

  it("of definitions that nobody refers to cost nothing, and those that are referred to cost each time", () => {
    const d = { enum: [1, 2, 3, 4] }
    const measured = (schema: unknown): unknown => checkConfigurationSchema(JSON.stringify(schema))
    expect(measured({ $defs: { d } })).toMatchObject({ measure: { nodes: 7, expandedNodes: 1, expandedDepth: 1 } })
    expect(measured({ $defs: { d }, allOf: [{ $ref: "#/$defs/d" }, { $ref: "#/$defs/d" }] })).toMatchObject({
      measure: { nodes: 9, references: 2, branches: 2, expandedNodes: 15, expandedDepth: 3 },
    })
  })
})

describe("findings", () => {
  it("come in the order of the document, those of reading and of walking together", () => {
    const source =
      '{"patern":1,"properties":{"b":{"pattern":"a+"},"a":{"$ref":"#/x"},"a":1},"maximum":1e999,"items":[]}'
    expect(findings(source)).toEqual([
      "unknown-keyword /patern",
      "pattern-unbounded /properties/b/pattern",
      "ref-target /properties/a/$ref",
      "duplicate-key /properties/a",
      "not-a-schema /properties/a",
      "number /maximum",
      "legacy-keyword /items",
    ])
  })

  it("are 64 at most, the first of them", () => {
    const schema = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`zz${index}`, 1]))
    const found = findings(schema)
    expect(found.length).toBe(64)
    expect(found.at(-1)).toBe("unknown-keyword /zz63")
  })

  it("say what to write instead", () => {
    const fixOf = (schema: object): string | undefined => {
      const verdict = checkConfigurationSchema(JSON.stringify(schema))
      return verdict.ok ? undefined : verdict.findings[0]?.fix
    }
    expect(fixOf({ pattern: "a+" })).toContain("{1,256}")
    expect(fixOf({ pattern: "a*" })).toContain("{0,256}")
    expect(fixOf({ pattern: "a{3,}" })).toContain("{3,256}")
    expect(fixOf({ $schema: "http://json-schema.org/draft-07/schema#" })).toContain(
      "https://json-schema.org/draft/2020-12/schema",
    )
    expect(fixOf({ minimun: 1 })).toContain("minimum")
    expect(fixOf({ definitions: {} })).toContain("$defs")
    expect(fixOf({ maximum: 2 ** 63 })).toContain("drop the bound")
  })

  it.each([
    { type: "any" },
    { type: [] },
    { type: ["string", "string"] },
    { required: ["a", "a"] },
    { required: true },
    { multipleOf: 0 },
    { minItems: -1 },
    { anyOf: [] },
    { properties: [] },
    { exclusiveMinimum: true },
    { dependentRequired: { a: [1] } },
    { examples: 1 },
    { pattern: { $data: "1/b" } },
    { title: 1 },
    { uniqueItems: 1 },
    { enum: [] },
  ])("say that %j holds a value of the wrong type", (schema) => {
    expect(findings(schema)[0]).toMatch(/^keyword-value \//)
  })
})
