import { describe, expect, it } from "vitest"
import { axes } from "../../output/facts/axes.ts"
import { declarations } from "../../output/facts/declarations.ts"
import { harnesses } from "../../output/facts/harnesses.ts"
import { providers } from "../../output/facts/providers.ts"
import type { Axis, Harness, Provider } from "../../output/facts/types.ts"
import { reach } from "../../model/reach.ts"
import { realize } from "../../model/realize.ts"
import { canReach, ceilingOf } from "./cells.ts"

describe("admission's cells", () => {
  it("answer with the law's value, for every harness, axis and provider", () => {
    for (const harness of harnesses) {
      for (const axis of axes)
        expect(ceilingOf(harness, axis, declarations).value).toEqual(realize(harness, axis, declarations).value)
      for (const provider of providers) expect(canReach(harness, provider).value).toBe(reach(harness, provider).value)
    }
  })

  it("refuse exactly the unreachable pairs, with the facts and what would turn them", () => {
    for (const harness of harnesses)
      for (const provider of providers) {
        const cell = canReach(harness, provider)
        expect(cell.ok).toBe(cell.value !== "unreachable")
        if (cell.ok) continue
        expect(cell.refusal.code).toBe("routing/unreachable")
        expect(cell.refusal.facts).toEqual([`${harness.id}#/dialects`, `${provider.id}#/accepts`])
        for (const { dialect } of provider.accepts)
          expect(cell.refusal.fix).toContain(`if ${harness.name} spoke ${dialect.name}`)
      }
  })

  it("refuse a ceiling that no run can have, and say what could be promised", () => {
    const harness = harnesses[0] as Harness
    const raised = new Set(declarations.map(({ raises }) => raises?.axis.name))
    const axis = axes.find(
      ({ name, values }) =>
        !raised.has(name) && harness.driver.envelopes.every(({ grants }) => grants[name] !== values.at(-1)),
    ) as Axis
    const promised = { ...harness, ceiling: { [axis.name]: axis.values.at(-1) as string } }
    expect(ceilingOf(promised, axis, declarations)).toMatchObject({
      ok: false,
      value: { status: "unrealizable", value: axis.values.at(-1) },
      refusal: { code: "ceiling/unrealizable", fix: expect.stringContaining(axis.values[0] as string) },
    })
  })

  it("let a harness that declares no dialects reach everything", () => {
    const silent = { ...(harnesses[0] as Harness), dialects: null }
    for (const provider of providers) expect(canReach(silent, provider)).toEqual({ ok: true, value: "unconstrained" })
    expect(canReach({ ...silent, dialects: [] }, providers[0] as Provider).ok).toBe(false)
  })
})
