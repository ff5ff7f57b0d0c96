import { describe, expect, it } from "vitest"
import { valueBounds } from "../profile/bounds.ts"
import { checkConfigurationSchema } from "../profile/check.ts"
import type { ConfigurationEngine, EngineOutcome } from "./engine.ts"
import { validateConfiguration, workOf } from "./validate.ts"
import { readValue } from "./value.ts"

/** An engine that says always the same, and counts how often it is asked. */
function saying(outcome: EngineOutcome): ConfigurationEngine & { asked: number } {
  const engine = {
    asked: 0,
    judge: async () => {
      engine.asked++
      return outcome
    },
    close: async () => {},
  }
  return engine
}

/** A schema of exactly so many expanded nodes. */
function ofNodes(nodes: number): string {
  return `{"enum":[${Array.from({ length: nodes - 2 }, (_, index) => index).join(",")}]}`
}

describe("what is asked of the engine", () => {
  it("is a schema and a value within their bounds, and their work together", async () => {
    const engine = saying({ kind: "valid" })
    expect(await validateConfiguration('{"type":"object"}', "{}", engine)).toEqual({ ok: true })
    expect(engine.asked).toBe(1)
    for (const [schema, value, refused] of [
      ['{"pattern":"a+"}', "1", "schema"],
      ["true", '{"a":1,"a":2}', "value"],
      [ofNodes(500), `[${"1,".repeat(2_000)}1]`, "work"],
    ] as const)
      expect(await validateConfiguration(schema, value, engine)).toMatchObject({ ok: false, refused })
    expect(engine.asked).toBe(1)
  })

  it("and what it says is passed on", async () => {
    const of = (outcome: EngineOutcome): unknown => validateConfiguration("true", "1", saying(outcome))
    expect(await of({ kind: "invalid", pointer: "/a", keyword: "type", message: "must be string" })).toEqual({
      ok: false,
      refused: "invalid",
      findings: [
        {
          code: "invalid",
          pointer: "/a",
          message: "must be string",
          fix: "change the configuration, or type in the schema",
        },
      ],
    })
    for (const outcome of [
      { kind: "timeout" },
      { kind: "failed", message: "x" },
      { kind: "missing", module: "ajv" },
    ] as const)
      expect(await of(outcome)).toMatchObject({ refused: "engine", findings: [{ code: outcome.kind, pointer: "" }] })
  })
})

describe("a value that is not of a format", () => {
  it("is told what the format wants, with an example", async () => {
    const outcome = { kind: "invalid", pointer: "/at", keyword: "format", format: "date", message: "no" } as const
    expect(await validateConfiguration('{"format":"date"}', "1", saying(outcome))).toMatchObject({
      findings: [
        {
          code: "invalid",
          pointer: "/at",
          message: "must be a date (RFC 3339)",
          fix: "write it as in 2026-03-31, or change the format in the schema",
        },
      ],
    })
  })
})

describe("a member named __proto__", () => {
  const value = '{"a":{"__proto__":1}}'

  it.each([
    ["true", "value"],
    ['{"properties":{"a":{"required":["toString"]}}}', "value"],
    ['{"properties":{"a":{"required":["\\u005f_proto__"]}}}', null],
  ])("is refused before the engine is asked, unless the schema requires one: %s", async (schema, refused) => {
    const verdict = await validateConfiguration(schema, value, saying({ kind: "valid" }))
    expect(verdict.ok ? null : verdict.refused).toBe(refused)
  })
})

describe("the bounds of values", () => {
  const code = (source: string): string | null => {
    const value = readValue(source)
    return value.ok ? null : (value.findings[0]?.code ?? "none")
  }
  const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth)

  it.each([
    [
      "bytes",
      `"${"a".repeat(1_000)}"${" ".repeat(valueBounds.bytes - 1_002)}`,
      `1${" ".repeat(valueBounds.bytes)}`,
      "size",
    ],
    ["depth", nested(valueBounds.depth), nested(valueBounds.depth + 1), "depth"],
    ["nodes", `[${"1,".repeat(valueBounds.nodes - 2)}1]`, `[${"1,".repeat(valueBounds.nodes - 1)}1]`, "limit-nodes"],
    ["bytes of a string", `"${"é".repeat(8_192)}"`, `"${"é".repeat(8_192)}a"`, "limit-string"],
    ["bytes of a name", `{"${"a".repeat(16_384)}":1}`, `{"${"a".repeat(16_385)}":1}`, "limit-string"],
  ])("%s: the most is taken, and one more is refused", (_, most, more, refusal) => {
    expect(code(most)).toBe(null)
    expect(code(more)).toBe(refusal)
  })

  it("numbers beyond 2^53-1 are taken as JSON readers take them, beyond a double they are refused", () => {
    expect(code("12345678910111213141516")).toBe(null)
    expect(code("1e400")).toBe("number")
    expect(code("1e-400")).toBe("number")
    expect(code("0e-400")).toBe(null)
  })
})

describe("the work of a schema and a value together", () => {
  const codes = (schema: string, value: string): readonly string[] => {
    const judged = checkConfigurationSchema(schema)
    const read = readValue(value)
    if (!judged.ok || !read.ok) throw new Error("refused alone")
    return workOf(judged.measure, read.measure).map((finding) => finding.code)
  }
  const list = (count: number, item = "1"): string => `[${Array.from({ length: count }, () => item).join(",")}]`

  it("is nodes times values, at most a million", () => {
    expect(codes(ofNodes(500), list(1_999))).toEqual([])
    expect(codes(ofNodes(500), list(2_000))).toEqual(["limit-work"])
  })

  it("is patterns times strings, names included, at most 131,072", () => {
    const patterns = `{"allOf":[${Array.from({ length: 64 }, () => '{"pattern":"^a"}').join(",")}]}`
    expect(codes(patterns, list(2_048, '"a"'))).toEqual([])
    expect(codes(patterns, list(2_049, '"a"'))).toEqual(["limit-patternWork"])
    expect(codes(patterns, `{${Array.from({ length: 1_025 }, (_, index) => `"${index}":"a"`).join(",")}}`)).toEqual([
      "limit-patternWork",
    ])
  })

  it("is formats and lengths times bytes, at most 2^24", () => {
    const lengths = `{"$defs":{"d":{"allOf":[${Array.from({ length: 16 }, () => '{"maxLength":9}').join(",")}]}},"allOf":[${Array.from({ length: 32 }, () => '{"$ref":"#/$defs/d"}').join(",")}]}`
    const text = (bytes: number): string => `["${"a".repeat(16_000)}","${"a".repeat(bytes - 16_007)}"]`
    expect(codes(lengths, text(2 ** 15 - 1000))).toEqual([])
    expect(codes(lengths, `${text(2 ** 15 - 1000)}${" ".repeat(1_000)}`)).toEqual([])
    expect(codes(lengths, `${text(2 ** 15 - 1000)}${" ".repeat(1_001)}`)).toEqual(["limit-textWork"])
  })
})
