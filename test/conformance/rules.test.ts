import { describe, expect, it } from "vitest"
import { checks } from "../../output/facts/checks.ts"
import { rules } from "../../runtime/conformance/rules/all.ts"
import { extensionFixtures } from "./fixtures-extensions.ts"
import { protocolFixtures } from "./fixtures-protocol.ts"
import { sessionFixtures } from "./fixtures-sessions.ts"
import { judged, rulesThat } from "./judge.ts"

const fixtures = { ...protocolFixtures, ...sessionFixtures, ...extensionFixtures }

/** Rules that write down what was seen, and that nothing can break. */
const recording = ["concurrent_prompt", "stderr_volume"]

/** A worker judges the others, in a turn of its own contract. */
const harnessChecks = checks.filter(({ judgedBy }) => judgedBy !== "worker")

describe("each rule", () => {
  it("has a conforming and a defective trace, or writes down what was seen", () => {
    expect([...Object.keys(fixtures), ...recording].toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
  })

  it("has an id, a title and sentences of its own, and every check of the catalog is among them", () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(harnessChecks.map(({ literal }) => literal)))
    for (const { id, what, why, repair, kit } of rules) {
      expect(id).toMatch(/^[a-z][a-z0-9_]+$/)
      expect(what).toMatch(/\.$/)
      expect(why + repair).not.toMatch(/\.$/)
      for (const named of kit) expect(named).toMatch(/^ACP-[A-Z]+(?:-[A-Z]+)?-\d{3}$/)
    }
  })

  describe.each(Object.entries(fixtures))("%s", (rule, { pass, fail, also = [] }) => {
    it("passes on its conforming trace, and nothing fails there", () => {
      const all = judged(pass)
      expect(rulesThat("fail", all)).toEqual([])
      expect(rulesThat("pass", all)).toContain(rule)
    })

    it("fails on its defective trace, and only it", () => {
      const all = judged(fail)
      expect(rulesThat("fail", all).toSorted()).toEqual([rule, ...also].toSorted())
      const [failure] = all.judgements.find((each) => each.rule.id === rule)?.failures ?? []
      expect(failure?.transcript.at(-1)?.line).toBeGreaterThan(0)
    })
  })
})
