import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rules } from "../../conformance/rules/all.ts"
import { judge } from "./judge.ts"
import type { VerificationPlan } from "./plan.ts"
import { readEvidence } from "./runner-evidence.ts"

describe("a judgement", () => {
  const plan = { kind: "verification", nonce: "n", access: "platform_routed", prove_platform_mcp: false } as const
  const acp = { ...plan, driver: "checkfu:acp-v1@1" } as unknown as VerificationPlan
  const suite = rules.map(({ id }) => ({ id, verdict: "pass" as const }))
  const sound = { conformance: { result: "passed", rules: suite }, answer: "n", tool_uses: 0, declared: [] }
  const served = { model_calls: 1, probes: 0 }

  it("passes sound evidence, and fails a report that leaves any rule out or breaks any that weighs", () => {
    expect(judge({ plan: acp, completed: true, evidence: sound, server: served }).result).toBe("passed")
    for (const { id, tier } of rules) {
      const without = { result: "passed", rules: suite.filter((rule) => rule.id !== id) }
      expect(
        judge({ plan: acp, completed: true, evidence: { ...sound, conformance: without }, server: served }).result,
      ).toBe("failed")
      const broken = suite.map((rule) => (rule.id === id ? { id, verdict: "fail" as const } : rule))
      const { result } = judge({
        plan: acp,
        completed: true,
        evidence: { ...sound, conformance: { result: "passed", rules: broken } },
        server: served,
      })
      const weighs = (tier === "mandatory" || tier === "capability") && id !== "capability_execution_locus"
      expect(result, id).toBe(weighs ? "failed" : "passed")
    }
  })

  it("passes nothing that was not carried out, or of which no suite was seen", () => {
    expect(judge({ plan: acp, completed: false, evidence: sound, server: served }).result).toBe("failed")
    expect(
      judge({ plan: acp, completed: true, evidence: { ...sound, conformance: null }, server: served }).result,
    ).toBe("failed")
    const silent = { result: "passed", rules: rules.map(({ id }) => ({ id, verdict: "not_elicited" as const })) }
    expect(
      judge({ plan: acp, completed: true, evidence: { ...sound, conformance: silent }, server: served }).result,
    ).toBe("failed")
  })

  it("never passes the locus without a served probe, whatever a runner writes", () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat(), (rest, uses) => {
        const read = readEvidence({ ...(rest as object), conformance: null, answer: "n", tool_uses: uses })
        if (!read.ok) return
        const { checks } = judge({
          plan: { ...acp, prove_platform_mcp: true },
          completed: true,
          evidence: read.evidence,
          server: served,
        })
        expect(checks.find(({ name }) => name === "capability_execution_locus")?.status).toBe("failed")
      }),
    )
  })
})
