import { afterAll, describe, expect, it } from "vitest"
import {
  checkConfigurationSchema,
  createConfigurationEngine,
  validateConfiguration,
} from "../../runtime/admission/index.ts"
import { expectCommitted, suiteGroups } from "./fixtures.ts"

const groups = suiteGroups()
const engine = createConfigurationEngine()
afterAll(() => engine.close())

describe("the official test suite", () => {
  it("is whole, and its long numbers are as they are written", () => {
    expect(groups.length).toBe(461)
    expect(groups.flatMap(({ tests }) => tests).length).toBeGreaterThan(1_900)
    const big = groups.find(({ file }) => file === "optional/bignum.json")
    expect(big?.tests[0]?.data).toMatch(/^[0-9]{40,}$/)
  })

  it.each(groups)("$file, $group: $verdict", ({ schema, verdict, errors }) => {
    const judged = checkConfigurationSchema(schema)
    expect(judged.ok ? "accept" : "reject").toBe(verdict)
    const found = judged.ok ? [] : judged.findings
    for (const error of errors) expect(found).toContainEqual(expect.objectContaining(error))
  })

  it("judges every value of the accepted groups alike, but for those that are listed with their reasons", async () => {
    const differences: string[] = ["file\tgroup\ttest\tsuite\tours\treason"]
    let judged = 0
    for (const { file, group, verdict, schema, tests } of groups) {
      if (verdict === "reject") continue
      for (const { description, data, valid } of tests) {
        const ours = await validateConfiguration(schema, data, engine)
        judged++
        if (ours.ok === valid && (ours.ok || ours.refused === "invalid")) continue
        const answer = ours.ok ? "valid" : ours.refused
        differences.push(
          [file, group, description, valid ? "valid" : "invalid", answer, reasonFor(file, answer)].join("\t"),
        )
      }
    }
    expect(judged).toBeGreaterThan(1_600)
    expect(differences.filter((line) => line.endsWith("\t"))).toEqual([])
    expectCommitted("suite-differences.tsv", differences)
  })
})

/** Why a value is judged otherwise; empty where nobody may. */
function reasonFor(file: string, answer: string): string {
  if (answer === "value") return "a configuration has no member __proto__"
  if (file === "format.json") return "formats are asserted, not annotations"
  if (/^optional\/format\/(?:idn-|iri)/.test(file)) return "internationalized formats are annotations"
  if (file.startsWith("optional/format/")) return "the engine's format is not the suite's to the last case"
  if (file === "optional/float-overflow.json") return "the quotient overflows: optional"
  return ""
}
