import { describe, expect, it } from "vitest"
import { patternBounds, schemaBounds } from "./bounds.ts"
import { checkConfigurationSchema } from "./check.ts"

function codes(schema: unknown): readonly string[] {
  const verdict = checkConfigurationSchema(typeof schema === "string" ? schema : JSON.stringify(schema))
  return verdict.ok ? [] : [...new Set(verdict.findings.map(({ code }) => code))]
}

function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const byName = <T>(count: number, make: (index: number) => T): { readonly [name: string]: T } =>
  Object.fromEntries(times(count, (index) => [`k${index}`, make(index)]))

const anyOf = (count: number, each: unknown = true): unknown => ({ anyOf: times(count, () => each) })
const b = schemaBounds
const p = patternBounds

/** A chain of so many schemas inside each other, each below the one before by reference. */
function chain(length: number): unknown {
  const defs = times(length - 2, (index) => [`c${index}`, { $ref: `#/$defs/c${index + 1}` }] as const)
  return { $ref: "#/$defs/c0", $defs: { ...Object.fromEntries(defs), [`c${length - 2}`]: true } }
}

/** Each bound with a schema of a size, which is within the bound exactly when the size is. */
const bounds: readonly (readonly [string, number, string, (size: number) => unknown])[] = [
  ["bytes", b.bytes, "size", (size) => `true${" ".repeat(size - 4)}`],
  ["bytes, not characters", b.bytes, "size", (size) => `{"x-":"${"é".repeat(16_000)}"}`.padEnd(size - 16_000)],
  ["depth", b.depth, "depth", (size) => `{"default":${"[".repeat(size - 1)}${"]".repeat(size - 1)}}`],
  ["nodes", b.nodes, "limit-nodes", (size) => ({ $defs: { d: { examples: times(size - 3, () => 1) } } })],
  [
    "branches",
    b.branches,
    "limit-branches",
    (size) => ({ allOf: times(60, () => true), not: { oneOf: times(60, () => true), not: anyOf(size - 120) } }),
  ],
  ["branchesInOne", b.branchesInOne, "limit-branchesInOne", (size) => anyOf(size)],
  [
    "references",
    b.references,
    "limit-references",
    (size) => ({
      properties: {
        o: { properties: byName(200, () => ({ $ref: "#/$defs/d" })) },
        p: { properties: byName(size - 200, () => ({ $ref: "#/$defs/d" })) },
      },
      $defs: { d: true },
    }),
  ],
  [
    "expandedNodes",
    b.expandedNodes,
    "limit-expandedNodes",
    (size) => ({
      $defs: { d: { examples: times(498, () => 1) } },
      properties: byName(4, () => ({ $ref: "#/$defs/d" })),
      "x-rest": times(size - 2_006, () => 1),
    }),
  ],
  ["expandedDepth", b.expandedDepth, "limit-expandedDepth", chain],
  [
    "patterns",
    b.patterns,
    "limit-patterns",
    (size) => ({
      pattern: "^a",
      patternProperties: Object.fromEntries(times(size - 1, (index) => [`^${index}`, true])),
    }),
  ],
  ["enumItems", b.enumItems, "limit-enumItems", (size) => ({ enum: times(size, () => 1) })],
  ["enumBytes", b.enumBytes, "limit-enumBytes", (size) => `{"enum" : ["é${"a".repeat(size - 6)}"]}`],
  ["properties", b.properties, "limit-properties", (size) => ({ properties: byName(size, () => true) })],
  ["dependentSchemas", b.properties, "limit-properties", (size) => ({ dependentSchemas: byName(size, () => true) })],
  ["dependentRequired", b.properties, "limit-properties", (size) => ({ dependentRequired: byName(size, () => []) })],
  ["required", b.required, "limit-required", (size) => ({ required: times(size, (index) => `k${index}`) })],
  [
    "dependentRequired lists",
    b.required,
    "limit-required",
    (size) => ({ dependentRequired: { a: times(size, (index) => `k${index}`) } }),
  ],
  ["defs", b.defs, "limit-defs", (size) => ({ $defs: byName(size, () => true) })],
  ["annotationBytes", b.annotationBytes, "limit-annotation", (size) => ({ description: `é${"a".repeat(size - 2)}` })],
  ["nameBytes", b.nameBytes, "limit-name", (size) => ({ properties: { [`é${"a".repeat(size - 2)}`]: true } })],
  ["nameBytes in data", b.nameBytes, "limit-name", (size) => ({ default: [{ ["a".repeat(size)]: 1 }] })],
  [
    "expandedWork",
    b.expandedWork,
    "limit-expandedWork",
    (size) => ({
      $defs: { d: { pattern: "a{20}" } },
      allOf: times(10, () => ({ $ref: "#/$defs/d" })),
      pattern: `a{${size - 211}}`,
    }),
  ],
  ["pattern units", p.units, "pattern-length", (size) => ({ pattern: `^${"𝒳".repeat(100)}${"a".repeat(size - 201)}` })],
  ["pattern branches", p.branches, "pattern-branches", (size) => ({ pattern: times(size, () => "^a").join("|") })],
  ["repeat", p.repeat, "pattern-repeat", (size) => ({ pattern: `^a{${size}}$` })],
  [
    "anchoredWork",
    p.anchoredWork,
    "pattern-work",
    (size) => ({ pattern: `^${"a{256}".repeat(15)}a{${size - 15 * 256 - 1}}` }),
  ],
  [
    "anchoredWork of variable terms",
    p.anchoredWork,
    "pattern-work",
    (size) => ({ pattern: `^${"[ab]{0,255}c".repeat(7)}a{256}a{256}a{${size - 7 * 511 - 513}}$` }),
  ],
  ["unanchoredWork", p.unanchoredWork, "pattern-work", (size) => ({ pattern: `a{${size - 1}}` })],
  ["unanchoredWork of branches", p.unanchoredWork, "pattern-work", (size) => ({ pattern: `^a{30}|b{${size - 32}}` })],
]

describe("each bound", () => {
  it.each(bounds)("%s (%d): the most is accepted, and one more is refused as %s", (_, most, code, schema) => {
    expect(codes(schema(most))).toEqual([])
    expect(codes(schema(most + 1))).toEqual([code])
  })

  it("is tried by this table", () => {
    const tried = new Set(bounds.map(([name]) => name))
    for (const name of Object.keys(schemaBounds)) expect(tried).toContain(name)
  })

  it("of names does not count for patterns, which have their own", () => {
    expect(codes({ patternProperties: { [`^${"a".repeat(200)}`]: true } })).toEqual([])
  })
})
