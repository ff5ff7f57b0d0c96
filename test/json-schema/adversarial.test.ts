import { afterAll, describe, expect, it } from "vitest"
import {
  checkConfigurationSchema,
  createConfigurationEngine,
  validateConfiguration,
} from "../../runtime/admission/index.ts"
import { adversarialRows, sourceOf } from "./fixtures.ts"

const engine = createConfigurationEngine()
afterAll(() => engine.close())

it("the table is whole", () => {
  expect(adversarialRows.length).toBe(125)
  expect(new Set(adversarialRows.map(({ id }) => id)).size).toBe(125)
})

describe("schemas made to break a validator", () => {
  it.each(adversarialRows)("$id $name: $expected $code", (row) => {
    const verdict = checkConfigurationSchema(sourceOf(row))
    expect(verdict.ok ? "accept" : "reject").toBe(row.expected)
    if (verdict.ok) return
    const [first] = verdict.findings
    if (row.code !== null) expect(row.code.split("|")).toContain(first?.code)
    if (row.pointer !== null) expect(first?.pointer).toBe(row.pointer)
    for (const { message, fix } of verdict.findings) expect(Math.min(message.length, fix.length)).toBeGreaterThan(5)
  })
})

describe("values made to break the engine", () => {
  const rows = adversarialRows.filter(({ expected, value }) => expected === "accept" && value !== undefined)

  it.each(rows)("$id $name: $valueExpected", async (row) => {
    const source = sourceOf(row)
    // The first question waits for the thread and the compiler.
    if (row.maxMs !== undefined) await validateConfiguration(source, "null", engine)
    const started = performance.now()
    const verdict = await validateConfiguration(source, row.value ?? "", engine)
    const took = performance.now() - started
    if (row.maxMs !== undefined) expect(took).toBeLessThan(row.maxMs * 4)
    const refused = verdict.ok ? null : verdict.refused
    switch (row.valueExpected) {
      case "valid":
        return expect(verdict).toEqual({ ok: true })
      case "invalid":
        return expect(["invalid", "value", "work"]).toContain(refused)
      case "rejected-before-validation":
        return expect(refused).toBe("value")
      case "any-clean-verdict":
      case undefined:
        return expect([null, "invalid", "value", "work"]).toContain(refused)
      default:
        row.valueExpected satisfies never
    }
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -0, 10n, undefined, null, {}])(
    "what is no text at all (%s) is refused before the engine sees it",
    async (value) => {
      const verdict = await validateConfiguration('{"type":"number"}', value as string, engine)
      expect(verdict).toMatchObject({ ok: false, refused: "value", findings: [{ code: "json", pointer: "" }] })
    },
  )
})

it("the example that the documentation prints is accepted as printed, and its configuration satisfies it", async () => {
  const printed = `{
        "type": "object",
        "properties": { "industry": { "type": "string" } },
        "required": ["industry"],
        "additionalProperties": false
      }`
  expect(checkConfigurationSchema(printed)).toMatchObject({ ok: true, measure: { nodes: 3, references: 0 } })
  expect(await validateConfiguration(printed, '{ "industry": "insurance" }', engine)).toEqual({ ok: true })
  expect(await validateConfiguration(printed, '{ "industry": 7 }', engine)).toMatchObject({
    refused: "invalid",
    findings: [{ code: "invalid", pointer: "/industry", message: "must be string" }],
  })
})
