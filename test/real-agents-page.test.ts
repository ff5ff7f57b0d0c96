import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { rules } from "../runtime/conformance/index.ts"
import { committedFindings } from "./real/agents/findings.ts"
import { page, pagePath } from "./real/agents/page.ts"
import { recipes } from "./real/agents/recipes.ts"
import { inLedger } from "./real/agents/verdicts.ts"

const findings = committedFindings()
const { observed, verdicts, ledger } = findings

describe("the page on real agents", () => {
  it("says what was observed, and nothing else", () => {
    expect(readFileSync(pagePath, "utf8")).toBe(page(findings))
  })

  it("is about every agent that is driven, at the version that is driven", () => {
    expect(observed.map(({ agent, package: name }) => [agent, name])).toEqual(
      recipes.map(({ name, packages }) => [name, packages[0]]),
    )
  })

  it("has the verdicts of every one of them, on rules that there are, and each explained failure", () => {
    expect(verdicts.map(({ agent }) => agent)).toEqual(recipes.map(({ name }) => name))
    const ids = rules.map(({ id }) => id)
    for (const { passed, advised, varies } of verdicts) {
      expect(ids).toEqual(expect.arrayContaining([...passed, ...advised, ...Object.keys(varies)]))
      expect(passed.filter((id) => advised.includes(id))).toEqual([])
      expect(Object.values(varies).filter((why) => why.length < 20)).toEqual([])
    }
    const text = page(findings)
    for (const { rule, why } of ledger) expect(text).toContain(`[${rule}](/reference/conformance#${rule}): ${why}`)
    expect(recipes.map(inLedger)).toEqual(
      expect.arrayContaining(ledger.map(({ agent, version }) => ({ agent, version }))),
    )
  })

  it("calls no turn a success whose model failed", () => {
    const outcomes = observed.flatMap(({ failing }) => Object.values(failing ?? {}).map(({ outcome }) => outcome))
    expect(outcomes).toHaveLength(21)
    for (const outcome of outcomes) expect(outcome).toMatch(/^(?:failed|timed_out)$/)
  })
})
