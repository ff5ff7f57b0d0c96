import { Validator } from "@cfworker/json-schema"
import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12"
import { describe, expect, it } from "vitest"
import { checkConfigurationSchema } from "../../runtime/admission/index.ts"
import { dialectUri } from "../../runtime/admission/profile/keywords.ts"
import { engineHere } from "../../bench/profile/engine.ts"
import { randomFrom, randomSchema, randomValue } from "../json-schema/random.ts"

const pairs = 20_000
const valuesEach = 8

describe("two engines that share nothing with ours", () => {
  it("agree with it on 20,000 random pairs of an accepted schema and a value", async () => {
    const random = randomFrom(20_260)
    const engine = engineHere()
    const address = "https://schemas.test/one"
    let judged = 0
    let valid = 0
    const refused = new Map<string, number>()
    while (judged < pairs) {
      const schema = randomSchema(random)
      const source = JSON.stringify(schema)
      const verdict = checkConfigurationSchema(source)
      if (!verdict.ok) {
        for (const { code } of verdict.findings) refused.set(code, (refused.get(code) ?? 0) + 1)
        continue
      }
      registerSchema(schema as never, address, dialectUri)
      const hyperjump = await validate(address)
      const cfworker = new Validator(schema as never, "2020-12", true)
      for (let each = 0; each < valuesEach; each++) {
        const value = randomValue(random)
        const answer = engine({ schema: source, value: JSON.stringify(value) })
        const ours = answer.kind === "valid"
        const where = `${source} ${JSON.stringify(value)}`
        expect(answer.kind, where).not.toBe("failed")
        expect(hyperjump(value as never).valid, `hyperjump: ${where}`).toBe(ours)
        expect(cfworker.validate(value).valid, `cfworker: ${where}`).toBe(ours)
        judged++
        if (ours) valid++
      }
      unregisterSchema(address)
    }
    // Neither verdict is rare, and the generator leaves the profile only by its patterns.
    expect(Math.min(valid, judged - valid)).toBeGreaterThan(pairs / 5)
    expect([...refused.keys()].filter((code) => !code.startsWith("pattern-") && code !== "limit-expandedWork")).toEqual(
      [],
    )
  }, 240_000)
})
