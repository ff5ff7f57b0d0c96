import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Axis, Check, Declaration, Driver, Harness } from "./entries.ts"
import { atMost } from "./axis.ts"
import { proven, realized } from "./realized.ts"
import type { RunTerms, Verdict } from "./realized.ts"

const power: Axis = {
  id: "axis/power",
  name: "power",
  values: ["off", "low", "high"],
  below: [
    ["off", "low"],
    ["low", "high"],
  ],
}
const sight: Axis = { id: "axis/sight", name: "sight", values: ["no", "yes"], below: [["no", "yes"]] }
const boost: Declaration = {
  id: "declaration/acme/boost",
  name: "boost",
  member: "boost",
  values: ["on"],
  raises: { axis: power, from: "low", to: "high" },
}
const look: Declaration = {
  ...boost,
  id: "declaration/acme/look",
  name: "look",
  member: "look",
  raises: { axis: sight, from: "no", to: "yes" },
}
const boosted: Check = {
  id: "check/boosted",
  name: "boosted",
  literal: "boosted",
  judgedBy: "active",
  tier: null,
  requirement: "It was boosted.",
  proves: boost,
}
const seen: Check = { ...boosted, id: "check/seen", name: "seen", literal: "was_seen", proves: look }
const driver: Driver = {
  id: "driver/line",
  name: "line",
  protocol: "line",
  lane: "acme:line@1",
  server: true,
  envelopes: [
    { retention: "kept", grants: { power: "low" } },
    { retention: "lost", grants: { power: "off" } },
  ],
}
const harness: Harness = {
  id: "harness/rocket",
  name: "rocket",
  launchRole: "alternative",
  mode: "packaged",
  supply: { availability: "image_required" },
  driver,
  modelLane: "gateway",
  mcpDelivery: "none",
  launch: null,
  dialects: null,
  declares: [boost],
  ceiling: { power: "high" },
}
const passes: readonly Verdict[] = [
  { check: "boosted", verdict: "pass" },
  { check: "was_seen", verdict: "pass" },
]
const [kept, lost] = driver.envelopes as readonly [Driver["envelopes"][0], Driver["envelopes"][0]]
const whole: RunTerms = {
  axes: [power, sight],
  checks: [boosted, seen],
  driver,
  envelope: kept,
  harness,
  declared: [boost],
  policy: {},
  evidence: passes,
}
const without = (part: Partial<RunTerms>): ReturnType<typeof realized> => realized({ ...whole, ...part })

describe("the realized set", () => {
  it("is the admitted one where nothing stands in the way", () => {
    expect(realized(whole)).toEqual({ set: { power: "high" }, losses: [] })
  })

  it("loses to one cause at a time, and names it with its facts", () => {
    const limit = (part: Partial<RunTerms>): unknown => without(part).losses[0]?.limits
    expect(limit({ declared: [] })).toEqual([{ cause: "handshake", allows: "low", from: [boost.id] }])
    expect(limit({ envelope: lost })).toEqual([
      { cause: "retention", allows: "off", from: ["driver/line#/envelopes/lost"] },
    ])
    expect(limit({ harness: { ...harness, ceiling: {} } })).toEqual([
      { cause: "ceiling", allows: "low", from: ["harness/rocket#/ceiling/power"] },
    ])
    expect(limit({ policy: { power: "off" } })).toEqual([{ cause: "policy", allows: "off", from: [] }])
    expect(limit({ evidence: [] })).toEqual([{ cause: "evidence", allows: "low", from: [boost.id, boosted.id] }])
  })

  it("names every cause where several stand in the way, and takes the lowest", () => {
    expect(without({ policy: { power: "off" }, evidence: [], harness: { ...harness, ceiling: {} } })).toEqual({
      set: { power: "off" },
      losses: [
        {
          axis: "power",
          most: "high",
          realized: "off",
          limits: [
            { cause: "ceiling", allows: "low", from: ["harness/rocket#/ceiling/power"] },
            { cause: "policy", allows: "off", from: [] },
            { cause: "evidence", allows: "low", from: [boost.id, boosted.id] },
          ],
        },
      ],
    })
  })

  it("has no member for an axis that is granted by nobody, and a declared one falls back to none", () => {
    expect(without({ declared: [boost, look] })).toEqual({
      set: { power: "high" },
      losses: [
        {
          axis: "sight",
          most: "yes",
          realized: null,
          limits: [{ cause: "ceiling", allows: null, from: ["harness/rocket#/ceiling/sight"] }],
        },
      ],
    })
    const set = without({ declared: [boost, look], harness: null }).set
    expect(set).toEqual({ power: "high", sight: "yes" })
  })

  it("has a profile without an entry for a ceiling of what is admitted", () => {
    expect(without({ harness: null })).toEqual({ set: { power: "high" }, losses: [] })
    expect(without({ harness: null, declared: [] })).toEqual({ set: { power: "low" }, losses: [] })
  })

  it("has no member at all for what a cause leaves nothing of", () => {
    expect(Object.keys(without({ declared: [boost, look] }).set)).toEqual(["power"])
  })

  it("is of no axis that a run could have nothing on", () => {
    const other: Axis = { ...sight, id: "axis/other", name: "other" }
    expect(without({ axes: [power, other], policy: { other: "no" } })).toEqual({ set: { power: "high" }, losses: [] })
  })

  it("loses by the handshake what the entry says that it declares and did not, on that axis alone", () => {
    const both = { ...harness, declares: [boost, look], ceiling: { power: "high", sight: "yes" } }
    const plain: Declaration = { ...look, id: "declaration/acme/plain", name: "plain", raises: null }
    const found = without({ harness: { ...both, declares: [boost, look, plain] }, declared: [look] })
    expect(found).toEqual({
      set: { power: "low", sight: "yes" },
      losses: [
        {
          axis: "power",
          most: "high",
          realized: "low",
          limits: [{ cause: "handshake", allows: "low", from: [boost.id] }],
        },
      ],
    })
    expect(without({ harness: both, declared: [] }).losses.map(({ limits }) => limits.map(({ from }) => from))).toEqual(
      [[[boost.id]], [[look.id]]],
    )
  })

  it("asks for evidence of what raised the axis, one proof being enough, and of nothing that raised none", () => {
    const again: Declaration = { ...boost, id: "declaration/acme/again", name: "again" }
    const idle: Check = { ...boosted, id: "check/idle", name: "idle", literal: "idle", proves: null }
    const more = { declared: [boost, again], checks: [idle, boosted, seen] }
    expect(without(more)).toEqual({ set: { power: "high" }, losses: [] })
    expect(without({ ...more, evidence: [] }).losses[0]?.limits).toEqual([
      { cause: "evidence", allows: "low", from: [boost.id, boosted.id] },
      { cause: "evidence", allows: "low", from: [again.id] },
    ])
    expect(without({ declared: [boost, look], evidence: passes.slice(0, 1) }).losses).toMatchObject([
      { axis: "sight", limits: [{ cause: "ceiling" }, { cause: "evidence", allows: null, from: [look.id, seen.id] }] },
    ])
    expect(
      without({ envelope: lost, evidence: [], harness: null }).losses[0]?.limits.map(({ cause }) => cause),
    ).toEqual(["retention"])
  })

  it("can only be lowered by a policy", () => {
    expect(without({ declared: [], policy: { power: "high", sight: "yes" } }).set).toEqual({ power: "low" })
  })
})

describe("evidence", () => {
  it.each([
    [[], false],
    [["skip"], false],
    [["fail"], false],
    [["pass"], true],
    [["pass", "pass"], true],
    [["pass", "fail"], false],
    [["skip", "pass"], false],
  ] as const)("of %j proves: %j", (verdicts, expected) => {
    const evidence = verdicts.map((verdict): Verdict => ({ check: "boosted", verdict }))
    expect(proven(boost, [boosted, seen], evidence).proven).toBe(expected)
  })

  it("must come from every check that proves the declaration, and a declaration that none proves stays unproven", () => {
    const again = { ...boosted, id: "check/again", name: "again", literal: "again" }
    expect(proven(boost, [boosted, again], passes).proven).toBe(false)
    expect(proven(boost, [boosted, again], [...passes, { check: "again", verdict: "pass" }]).proven).toBe(true)
    expect(proven(boost, [seen], passes).proven).toBe(false)
  })
})

describe("losses", () => {
  const terms = fc.record({
    envelope: fc.constantFrom(kept, lost),
    harness: fc.constantFrom(null, harness, { ...harness, declares: [boost, look], ceiling: { sight: "yes" } }),
    declared: fc.subarray([boost, look]),
    policy: fc.constantFrom<RunTerms["policy"]>({}, { power: "off" }, { power: "low", sight: "no" }, { sight: "yes" }),
    evidence: fc.subarray([...passes, { check: "boosted", verdict: "skip" as const }]),
  })

  it("stand exactly where a run has less than the most, always with a cause", () => {
    fc.assert(
      fc.property(terms, (part) => {
        const { set, losses } = without(part)
        for (const loss of losses) {
          expect(loss.limits.length).toBeGreaterThan(0)
          expect(loss.realized).not.toBe(loss.most)
          expect(set[loss.axis] ?? null).toBe(loss.realized)
        }
      }),
    )
  })

  it("do not depend on any order", () => {
    fc.assert(
      fc.property(terms, (part) => {
        const turned = {
          ...whole,
          ...part,
          axes: [sight, power],
          checks: [seen, boosted],
          declared: part.declared.toReversed(),
          evidence: part.evidence.toReversed(),
        }
        expect(realized(turned).set).toEqual(without(part).set)
        expect(new Set(realized(turned).losses.map(({ axis }) => axis))).toEqual(
          new Set(without(part).losses.map(({ axis }) => axis)),
        )
      }),
    )
  })

  it("never grow by more declaration, evidence or policy", () => {
    const atLeast = (more: RunTerms["policy"], less: RunTerms["policy"]): boolean =>
      [power, sight].every(({ name, ...axis }) => {
        const [high, low] = [more[name], less[name]]
        return low === undefined || (high !== undefined && atMost({ name, ...axis }, low, high))
      })
    fc.assert(
      fc.property(terms, (part) => {
        const less = without(part).set
        expect(atLeast(without({ ...part, declared: [boost, look] }).set, less)).toBe(true)
        expect(atLeast(without({ ...part, evidence: passes }).set, less)).toBe(true)
        expect(atLeast(without({ ...part, policy: {} }).set, less)).toBe(true)
        expect(atLeast(without({ ...part, harness: null }).set, less)).toBe(true)
        expect(atLeast(without({ ...part, envelope: kept }).set, less)).toBe(true)
      }),
    )
  })
})
