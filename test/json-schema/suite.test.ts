import { afterAll, describe, expect, it } from "vitest"
import {
  checkConfigurationSchema,
  createConfigurationEngine,
  validateConfiguration,
} from "../../runtime/admission/index.ts"
import { suiteGroups } from "./fixtures.ts"

const groups = suiteGroups()
const accepted = groups.filter(({ verdict }) => verdict === "accept")
const engine = createConfigurationEngine()
const annotating = createConfigurationEngine({ formats: "annotations" })
afterAll(() => Promise.all([engine.close(), annotating.close()]))

/** The file that says what formats mean by default: nothing. What they mean where they are asserted stands in a folder. */
const byDefault = "format.json"

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

  it("judges every value of every accepted group as the suite has it", async () => {
    const differences: string[] = []
    let judged = 0
    for (const { file, group, schema, tests } of accepted) {
      for (const { description, data, valid } of tests) {
        const ours = await validateConfiguration(schema, data, file === byDefault ? annotating : engine)
        judged++
        if (ours.ok === valid && (ours.ok || ours.refused === "invalid")) continue
        differences.push(`${file}, ${group}, ${description}: ${ours.ok ? "valid" : ours.refused}`)
      }
    }
    expect(judged).toBe(1_698)
    expect(differences).toEqual([])
  })

  it("contradicts itself over formats, each of which it has as an annotation and as an assertion", async () => {
    const annotated = accepted.filter(({ file }) => file === byDefault)
    const [contradicted, word]: [string[], string[]] = [[], []]
    for (const { group, schema, tests } of annotated)
      for (const { data, valid } of tests) {
        if ((await validateConfiguration(schema, data, engine)).ok === valid) continue
        const asserted = accepted.filter((each) => each.file !== byDefault && each.schema === schema)
        const refused = asserted.flatMap((each) => each.tests).filter((each) => !each.valid)
        expect(refused, group).not.toEqual([])
        contradicted.push(group)
        if (refused.some((each) => each.data === data)) word.push(group)
      }
    expect(contradicted).toEqual(annotated.map(({ group }) => group))
    // These are the very same schema with the very same text, once valid and once not.
    expect(word.length).toBe(17)
  })
})
