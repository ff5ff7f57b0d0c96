import { describe, expect, it } from "vitest"
import { breach, ruleSentence, slotsOf, subjectsOf } from "./cross-slot.ts"
import type { CrossSlotRule, SlotCondition } from "./cross-slot.ts"

const present = (slot: string): SlotCondition => ({ kind: "present", slot })
const equals = (slot: string, member: string, value: string | number | boolean): SlotCondition => ({
  kind: "equals",
  slot,
  member,
  value,
})
const unless = (condition: SlotCondition): SlotCondition => ({ ...condition, not: true })

function rule(where: readonly SlotCondition[], demands: readonly SlotCondition[]): CrossSlotRule {
  return { id: "cross-slot/acme/x", where, demands, because: "they belong together", fix: "send both" }
}

const resume = rule([present("state")], [equals("mode", "mode", "again")])

describe("a cross-slot rule", () => {
  it.each([
    ["says nothing where its slot is not there", {}, null],
    ["says nothing of the neighbour alone", { mode: { mode: "fresh" } }, null],
    ["is kept by the value that it demands", { state: 1, mode: { mode: "again" } }, null],
    ["is broken by another value", { state: 1, mode: { mode: "fresh" } }, resume.demands[0]],
    ["is broken where the neighbour is missing", { state: 1 }, resume.demands[0]],
    ["is broken where the neighbour lacks the member", { state: 1, mode: {} }, resume.demands[0]],
    [
      "is not kept by what every object inherits",
      { state: 1, mode: Object.create({ mode: "again" }) },
      resume.demands[0],
    ],
    ["is broken where the neighbour is no object", { state: 1, mode: "again" }, resume.demands[0]],
    ["is broken where the neighbour is null", { state: 1, mode: null }, resume.demands[0]],
    ["takes null for a value that is there", { state: null, mode: { mode: "fresh" } }, resume.demands[0]],
  ])("%s", (_, riding, unmet) => {
    expect(breach(resume, new Map(Object.entries(riding)))).toEqual(unmet ?? null)
  })

  it("applies where all of its conditions hold, and tells the first demand that is not met", () => {
    const demands = [present("c"), unless(equals("c", "n", 1)), unless(present("d"))]
    const strict = rule([present("a"), unless(present("b"))], demands)
    const judged = (riding: { readonly [slot: string]: unknown }): SlotCondition | null =>
      breach(strict, new Map(Object.entries(riding)))
    expect(judged({ a: 1, b: 1 })).toBe(null)
    expect(judged({ a: 1 })).toBe(demands[0])
    expect(judged({ a: 1, c: { n: 1 } })).toBe(demands[1])
    expect(judged({ a: 1, c: { n: 2 }, d: 0 })).toBe(demands[2])
    expect(judged({ a: 1, c: {} })).toBe(null)
  })

  it("compares without turning one type into another", () => {
    const strict = rule([present("a")], [equals("a", "n", 1)])
    for (const n of ["1", true, [1], null]) expect(breach(strict, new Map([["a", { n }]]))).not.toBe(null)
  })

  it("knows the slots that it speaks of, and those that it is about", () => {
    const long = rule([present("a"), unless(present("b")), equals("a", "n", 1)], [present("c"), present("a")])
    expect(subjectsOf(long)).toEqual(["a"])
    expect(slotsOf(long)).toEqual(["a", "b", "c"])
  })

  it("reads as a sentence, with what stands on the wire marked as such", () => {
    const long = rule(
      [present("a"), unless(equals("b", "on", true))],
      [equals("c", "mode", "again"), unless(present("d"))],
    )
    const pieces = ruleSentence(long, (slot) => `acme.${slot}`)
    expect(pieces.map(({ text, code }) => (code ? `\`${text}\`` : text)).join("")).toBe(
      "Where `acme.a` is there and `on` of `acme.b` is not `true`, `mode` of `acme.c` must be `again` and `acme.d` must not be there",
    )
  })
})
