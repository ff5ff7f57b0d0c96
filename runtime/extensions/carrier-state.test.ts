import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import { accept } from "../../output/kernel.ts"
import type { AnySlot } from "../../output/contract.ts"
import type { CarriedMember } from "./carrier-take.ts"
import { freshState, mergeOf, sessionAtMost, settling, valuesAtMost, weightAtMost } from "./carrier-state.ts"
import type { CarrierState, Settled } from "./carrier-state.ts"
import type { Circumstance } from "./correlation.ts"
import { weightOf } from "./weight.ts"

const slotOf = (name: string, more: Partial<AnySlot>): AnySlot =>
  metaSlot(name, "fidelity", [`acme.${name}`], { decode: accept, ...more })

const one = slotOf("one", {})
const replace = slotOf("replace", { merge: "replace" })
const first = slotOf("first", { merge: "first", correlation: "id" })
const text = slotOf("text", { merge: "append", appends: "data", correlation: "id" })
const bare = slotOf("bare", { merge: "append" })
const gone = slotOf("gone", { merge: "replace", overtakenBy: "usage_update" })
const contract = acme({ one, replace, first, text, bare, gone })
const settle = settling([contract])

let carriers = 0
const at = (more: Partial<Circumstance> = {}): Circumstance => ({
  session: "s1",
  toolCall: null,
  carrier: `${carriers++}`,
  standing: [],
  ...more,
})
const member = (slot: AnySlot, value: unknown): CarriedMember => ({
  contract,
  identifier: "x",
  slot,
  value,
  needs: null,
})

/** Settles values one after the other, each on a carrier of its own. */
function run(
  values: readonly (readonly [AnySlot, unknown, Partial<Circumstance>?])[],
  from = freshState,
): readonly Settled[] {
  let state = from
  return values.map(([slot, value, more]) => {
    const settled = settle(state, [member(slot, value)], at(more))
    state = settled.state
    return settled
  })
}

/** What counted of each step, and what was said of it. */
const told = (steps: readonly Settled[]): unknown =>
  steps.map(({ members, diagnostics }) => [members.map(({ value }) => value), diagnostics.map(({ code }) => code)])
const last = (steps: readonly Settled[]): CarrierState => steps.at(-1)?.state ?? freshState

describe("values of one session", () => {
  it("stand for themselves where their slot says nothing else, and nothing is held", () => {
    const steps = run([
      [one, 1],
      [one, 2],
    ])
    expect(told(steps)).toEqual([
      [[1], []],
      [[2], []],
    ])
    expect(last(steps).held.size).toBe(0)
    expect(mergeOf(last(steps), one, "sessionId=s1")).toBe(undefined)
  })

  it("are one to a carrier: a second one on the same carrier is recorded, and the first stays", () => {
    const steps = run([
      [one, 1, { carrier: "7" }],
      [one, 2, { carrier: "7" }],
      [one, 3, { carrier: "8" }],
    ])
    expect(told(steps)).toEqual([
      [[1], []],
      [[], ["fidelity/repeated"]],
      [[3], []],
    ])
  })

  it("replace one another", () => {
    const steps = run([
      [replace, { a: 1, b: 1 }],
      [replace, { a: 2 }],
    ])
    expect(told(steps)).toEqual([
      [[{ a: 1, b: 1 }], []],
      [[{ a: 2 }], []],
    ])
    expect(mergeOf(last(steps), replace, "sessionId=s1")).toEqual({ a: 2 })
  })

  it("yield to the first of what they belong to", () => {
    const steps = run([
      [first, { id: "a", n: 1 }],
      [first, { id: "b", n: 2 }],
      [first, { id: "a", n: 3 }],
    ])
    expect(told(steps)).toEqual([
      [[{ id: "a", n: 1 }], []],
      [[{ id: "b", n: 2 }], []],
      [[], ["fidelity/later"]],
    ])
    expect(mergeOf(last(steps), first, "id=a")).toEqual({ id: "a", n: 1 })
  })

  it("grow in the order in which they come, each where it belongs, whatever was never announced", () => {
    const steps = run([
      [text, { id: "b", data: "x" }],
      [text, { id: "a", data: "1", more: true }],
      [text, { id: "b", data: "y" }],
      [text, { id: "a" }],
      [text, { id: "a", data: "2" }],
    ])
    expect(mergeOf(last(steps), text, "id=a")).toEqual({ id: "a", data: "12" })
    expect(mergeOf(last(steps), text, "id=b")).toEqual({ id: "b", data: "xy" })
    expect(mergeOf(last(steps), text, "id=c")).toBe(undefined)
    expect(mergeOf(steps[3]?.state ?? freshState, text, "id=a")).toEqual({ id: "a", data: "1" })
  })

  it("grow whole where the payload is itself a text or a list", () => {
    expect(
      mergeOf(
        last(
          run([
            [bare, "a"],
            [bare, "b"],
          ]),
        ),
        bare,
        "sessionId=s1",
      ),
    ).toBe("ab")
    expect(
      mergeOf(
        last(
          run([
            [bare, [1]],
            [bare, []],
            [bare, [2, [3]]],
          ]),
        ),
        bare,
        "sessionId=s1",
      ),
    ).toEqual([1, 2, [3]])
  })

  it("belong to what their own member names, else to the tool call that carries them, else to the session", () => {
    const keys = (value: unknown, more: Partial<Circumstance>): unknown =>
      run([[first, value, more]])[0]?.members[0]?.correlation
    expect(keys({ id: "a" }, { toolCall: "t1" })).toBe("id=a")
    expect(keys({ id: 7 }, { toolCall: "t1" })).toBe("id=7")
    expect(keys({ id: null }, { toolCall: "t1" })).toBe("toolCallId=t1")
    expect(keys(Object.create({ id: "a" }), {})).toBe("sessionId=s1")
    expect(keys("text", {})).toBe("sessionId=s1")
  })

  it("leave what was held before as it was", () => {
    const [before, after] = run([
      [text, { id: "a", data: "1" }],
      [text, { id: "a", data: "2" }],
    ])
    expect(mergeOf(before?.state ?? freshState, text, "id=a")).toEqual({ id: "a", data: "1" })
    expect(mergeOf(after?.state ?? freshState, text, "id=a")).toEqual({ id: "a", data: "12" })
    expect(freshState).toEqual({ held: new Map(), values: 0, weight: 0, seen: new Set(), last: new Map() })
  })
})

describe("what the protocol has taken over", () => {
  it("counts until that is seen, in the same message or before, and never after", () => {
    const steps = run([
      [gone, 1],
      [gone, 2, { standing: ["usage_update"] }],
      [gone, 3],
    ])
    expect(told(steps)).toEqual([
      [[1], []],
      [[], ["fidelity/overtaken"]],
      [[], ["fidelity/overtaken"]],
    ])
    expect(mergeOf(last(steps), gone, "sessionId=s1")).toBe(1)
  })

  it("is taken over also by a message that carries no slot", () => {
    const { state } = settle(freshState, [], at({ standing: ["usage_update", "plan"] }))
    expect([...state.seen]).toEqual(["usage_update"])
    expect(told(run([[gone, 1]], state))).toEqual([[[], ["fidelity/overtaken"]]])
  })

  it("leaves other slots alone", () => {
    expect(told(run([[replace, 1, { standing: ["usage_update"] }]]))).toEqual([[[1], []]])
  })
})

describe("what a session holds is bounded", () => {
  it("in number: what comes later is delivered, reported as a limit and not held", () => {
    const ids = Array.from({ length: valuesAtMost + 2 }, (_, index) => ({ id: `${index}` }))
    const steps = run(ids.map((value) => [first, value] as const))
    expect(told(steps.slice(-2))).toEqual(ids.slice(-2).map((value) => [[value], ["fidelity/limit"]]))
    expect(last(steps).values).toBe(valuesAtMost)
    expect(mergeOf(last(steps), first, `id=${valuesAtMost - 1}`)).toEqual({ id: `${valuesAtMost - 1}` })
    expect(mergeOf(last(steps), first, `id=${valuesAtMost}`)).toBe(undefined)
    expect(told(run([[first, { id: "0", n: 2 }]], last(steps)))).toEqual([[[], ["fidelity/later"]]])
  })

  it("in weight for one value: appending ends before the first piece without room, so that there is no gap", () => {
    const half = "a".repeat(weightAtMost / 2)
    const steps = run([
      [text, { id: "a", data: half }],
      [text, { id: "a", data: half }],
      [text, { id: "a", data: "b" }],
      [text, { id: "b", data: "c" }],
    ])
    expect(steps.map(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual([
      [],
      ["fidelity/limit"],
      ["fidelity/limit"],
      [],
    ])
    expect(mergeOf(last(steps), text, "id=a")).toEqual({ id: "a", data: half })
    expect(mergeOf(last(steps), text, "id=b")).toEqual({ id: "b", data: "c" })
  })

  it("in weight for one value: a newer one without room leaves nothing, since the older one no longer counts", () => {
    const steps = run([
      [replace, 1],
      [replace, "a".repeat(weightAtMost)],
      [replace, 2],
    ])
    expect(steps.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 1, 0])
    expect(steps.map(({ state }) => mergeOf(state, replace, "sessionId=s1"))).toEqual([1, undefined, 2])
  })

  it("in weight for one value: a first one without room is still the first", () => {
    const steps = run([
      [first, { id: "a", data: "a".repeat(weightAtMost) }],
      [first, { id: "a" }],
    ])
    expect(steps.map(({ members }) => members.length)).toEqual([1, 0])
    expect(mergeOf(last(steps), first, "id=a")).toBe(undefined)
  })

  it("in weight for all of them together, whose sum is kept to the unit", () => {
    const big = "a".repeat(weightAtMost - 100)
    const steps = run(Array.from({ length: 8 }, (_, index) => [first, { id: `${index}`, big }] as const))
    expect(steps.map(({ diagnostics }) => diagnostics.length)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
    expect(last(steps).weight).toBeLessThanOrEqual(sessionAtMost)
    const freed = run([...Array.from({ length: 4 }, () => [replace, big] as const), [replace, 1]])
    expect(last(freed).weight).toBe("sessionId=s1".length + 1)
  })

  it("and takes ten thousand pieces of one text in a time that does not grow with it", () => {
    let state = freshState
    const start = process.cpuUsage()
    for (let piece = 0; piece < 10_000; piece++)
      state = settle(state, [member(text, { id: "a", data: "0123456789" })], at()).state
    const { user, system } = process.cpuUsage(start)
    expect((mergeOf(state, text, "id=a") as { data: string }).data.length).toBe(100_000)
    expect((user + system) / 1000).toBeLessThan(2_000)
  })
})

describe("whatever is sent", () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  const step = fc.record({
    slot: fc.constantFrom(one, replace, first, text, bare, gone),
    value: fc.oneof(
      json,
      fc.record({ id: fc.constantFrom("a", "b", 3), data: fc.oneof(fc.string(), fc.array(json), json) }),
    ),
    toolCall: fc.constantFrom(null, "t1", "t2"),
    carrier: fc.constantFrom("1", "2", "3"),
    standing: fc.constantFrom([], ["usage_update"], ["plan"]),
  })

  it("nothing is thrown or changed, and every value is delivered or recorded, once", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = freshState
        for (const { slot, value, ...more } of steps) {
          // Only a slot whose decoder accepts objects is appended by a member.
          if (slot === text && (typeof value !== "object" || value === null || Array.isArray(value))) continue
          const before = JSON.stringify(value)
          const settled = settle(state, [member(slot, value)], at(more))
          expect(JSON.stringify(value)).toBe(before)
          const recorded = settled.diagnostics.filter(({ code }) => !code.endsWith("/limit"))
          expect(settled.members.length + recorded.length).toBe(1)
          const held = [...settled.state.held.values()].flatMap((ofSlot) => [...ofSlot])
          expect(settled.state.values).toBe(held.length)
          expect(settled.state.weight).toBe(held.reduce((sum, [key, { weight }]) => sum + key.length + weight, 0))
          state = settled.state
        }
      }),
      { numRuns: 500 },
    )
  })

  it("a value weighs at most the bytes of its JSON, and never more than is asked about", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(50), (value, most) => {
        const weight = weightOf(value, Infinity)
        expect(weight).toBeLessThanOrEqual(Buffer.byteLength(JSON.stringify(value)))
        expect(weight).toBeGreaterThan(0)
        expect(weightOf(value, most) > most).toBe(weight > most)
        if (weight <= most) expect(weightOf(value, most)).toBe(weight)
      }),
      { numRuns: 2000 },
    )
  })
})
