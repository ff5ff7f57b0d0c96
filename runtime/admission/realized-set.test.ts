import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { atMost } from "../../model/axis.ts"
import type { Verdict } from "../../model/realized.ts"
import type { CapabilitySet } from "../../model/upgrade.ts"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { axes } from "../../output/facts/axes.ts"
import { checks } from "../../output/facts/checks.ts"
import { declarations } from "../../output/facts/declarations.ts"
import { drivers } from "../../output/facts/drivers.ts"
import { harnesses } from "../../output/facts/harnesses.ts"
import type { Driver, Harness } from "../../output/facts/types.ts"
import { admit } from "./handshake.ts"
import { lossSentence, realizedSet } from "./realized-set.ts"
import type { RealizedSetTerms } from "./realized-set.ts"

/** What the platform's documentation grants, copied by hand: the columns of its envelope table, and the one-shot floor. */
const columns = [
  "event_fidelity",
  "continuation",
  "checkpoint",
  "approval_delivery",
  "interrupt",
  "mid_run_input",
  "model_control",
  "usage_authority",
  "multiagent_shared_environment",
  "subagents",
]
const granted: { readonly [run: string]: string } = {
  "acp-v1 durable":
    "structured rebuild_only disk_only end_reinject kill_only unsupported platform_enforced platform_observed true -",
  "acp-v1 ephemeral_zdr":
    "structured rebuild_only none end_reinject kill_only unsupported platform_enforced platform_observed true -",
  "oneshot-v1 durable":
    "minimal rebuild_only disk_only unsupported kill_only unsupported platform_enforced platform_observed false -",
  "oneshot-v1 ephemeral_zdr":
    "minimal rebuild_only none unsupported kill_only unsupported platform_enforced platform_observed false -",
}
/** Its ceilings, the same way; an entry stands under acp-v1. */
const usual = "structured rebuild_only disk_only end_reinject kill_only unsupported platform_enforced platform_observed"
const ceilings: { readonly [entry: string]: string } = {
  hermes: `${usual} false -`,
  pi: `${usual} false -`,
  openclaw: `${usual} false -`,
  opencode: `${usual} false -`,
  cursor: "structured rebuild_only disk_only end_reinject kill_only unsupported harness_owned unknown false -",
  "claude-code": `${usual} false observed`,
  codex: `${usual} false -`,
  checkfu: `${usual} true observed`,
}
/** Every axis by hand, weakest first. */
const orders: readonly (readonly string[])[] = [
  ["minimal", "structured"],
  ["rebuild_only", "live"],
  ["none", "disk_only"],
  ["unsupported", "end_reinject"],
  ["kill_only", "cooperative"],
  ["unsupported", "native"],
  ["opaque", "harness_owned", "platform_enforced"],
  ["unknown", "platform_observed"],
  ["false", "true"],
  ["absent", "observed"],
]
/** The three upgrades, and the case that proves each. */
const upgrades = [
  { member: "subagents", axis: "subagents", to: "observed", check: "subagent_correlation" },
  { member: "steer", axis: "mid_run_input", to: "native", check: "steering_delivered" },
  { member: "interrupt", axis: "interrupt", to: "cooperative", check: "cooperative_interrupt_drained" },
] as const

type Upgrades = readonly (typeof upgrades)[number][]

interface Case {
  readonly run: string
  readonly entry: string | null
  readonly declared: Upgrades
  readonly proven: Upgrades
  readonly policy: CapabilitySet
}

/** What the documentation promises of a run: worked out from the tables above alone. */
function promised({ run, entry, declared, proven, policy }: Case): CapabilitySet {
  const row = (granted[run] ?? "").split(" ")
  const ceiling = entry === null ? null : (ceilings[entry] ?? "").split(" ")
  const members = columns.flatMap((axis, index): readonly (readonly [string, string])[] => {
    const rank = (value: string): number => orders[index]?.indexOf(value) ?? -1
    const up = upgrades.find((each) => each.axis === axis)
    const lifted = up !== undefined && declared.includes(up) && proven.includes(up)
    const admitted = lifted ? up.to : (row[index] ?? "-")
    const bounds = [admitted, ...(ceiling === null ? [] : [ceiling[index] ?? "-"]), policy[axis] ?? admitted]
    if (bounds.includes("-")) return []
    return [[axis, bounds.toSorted((left, right) => rank(left) - rank(right))[0] ?? "-"]]
  })
  return Object.fromEntries(members)
}

function asked({ run, entry, declared, proven, policy }: Case): RealizedSetTerms {
  const [name, retention = ""] = run.split(" ")
  return {
    axes,
    declarations,
    checks,
    driver: drivers.find((each) => each.name === name) as Driver,
    retention,
    harness: harnesses.find((each) => each.name === entry) ?? null,
    declared: declarations.filter((each) => declared.some(({ member }) => member === each.member)).map(({ id }) => id),
    policy,
    evidence: proven.map(({ check }): Verdict => ({ check, verdict: "pass" })),
  }
}

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  return list.reduce<readonly (readonly T[])[]>((sets, each) => sets.flatMap((set) => [set, [...set, each]]), [[]])
}

const policies: readonly CapabilitySet[] = [
  ...axes.flatMap(({ name, values }) => values.map((value) => ({ [name]: value }))),
  {},
  { interrupt: "kill_only", checkpoint: "none", model_control: "opaque" },
  Object.fromEntries(axes.map(({ name, values }) => [name, values[0] as string])),
  Object.fromEntries(axes.map(({ name, values }) => [name, values.at(-1) as string])),
]

describe("the realized set", () => {
  it("is what the documentation promises, for all declarations, drivers, retentions, policies, evidence and entries", () => {
    let compared = 0
    for (const run of Object.keys(granted))
      for (const entry of run.startsWith("acp") ? [null, ...Object.keys(ceilings)] : [null])
        for (const declared of subsets(upgrades))
          for (const proven of subsets(upgrades))
            for (const policy of entry === null ? policies : policies.slice(-4)) {
              const each = { run, entry, declared, proven, policy }
              const result = realizedSet(asked(each))
              const set = result.ok ? result.realized : null
              if (
                JSON.stringify(Object.entries(set ?? {}).toSorted()) !==
                JSON.stringify(Object.entries(promised(each)).toSorted())
              )
                expect.fail(`${JSON.stringify(each)}: ${JSON.stringify(set)} and not ${JSON.stringify(promised(each))}`)
              compared++
            }
    expect(compared).toBe(8 * 8 * (4 * policies.length + 2 * 8 * 4))
  })

  it("stores nothing of an extension for a harness that declares none: byte for byte its envelope", () => {
    for (const driver of drivers)
      for (const { retention, grants } of driver.envelopes) {
        const terms = {
          ...asked({ run: "", entry: null, declared: [], proven: [...upgrades], policy: {} }),
          driver,
          retention,
        }
        const result = realizedSet(terms)
        expect(result.ok && JSON.stringify(result.realized)).toBe(JSON.stringify(grants))
      }
  })

  it("promotes nothing by a mechanism, whatever evidence there is", () => {
    const evidence = checks.map(({ literal }): Verdict => ({ check: literal, verdict: "pass" }))
    for (const mechanism of declarations.filter(({ raises }) => raises === null)) {
      const run = { run: "acp-v1 durable", entry: null, declared: [], proven: [], policy: {} }
      const plain = realizedSet(asked(run))
      expect(realizedSet({ ...asked(run), declared: [mechanism.id], evidence })).toEqual(plain)
    }
  })

  it("takes a handshake as it was admitted", () => {
    const driver = drivers.find(({ name }) => name === "acp-v1") as Driver
    const [envelope] = driver.envelopes
    if (envelope === undefined) throw new Error("no envelope")
    const asserted = { ...envelope.grants, mid_run_input: "native", subagents: "observed" }
    const meta = { "checkfu.capabilities": { steer: "native", subagents: "observed" } }
    const admitted = admit({ contract: checkfu, axes, envelope, asserted, meta })
    if (!admitted.ok) throw new Error(admitted.refusal.what)
    const harness = harnesses.find(({ name }) => name === "claude-code") as Harness
    const result = realizedSet({
      ...asked({ run: "acp-v1 durable", entry: null, declared: [], proven: [...upgrades], policy: {} }),
      harness,
      declared: admitted.declared,
    })
    if (!result.ok) throw new Error(result.refusal.what)
    expect(result.realized).toEqual({
      ...envelope.grants,
      multiagent_shared_environment: "false",
      subagents: "observed",
    })
    expect(result.losses.map(lossSentence)).toEqual([
      "mid_run_input is unsupported and not native: the entry's ceiling is unsupported.",
      "multiagent_shared_environment is false and not true: the entry's ceiling is false.",
    ])
  })

  it("names every loss with all its causes", () => {
    const result = realizedSet({
      ...asked({
        run: "acp-v1 ephemeral_zdr",
        entry: "checkfu",
        declared: [],
        proven: [],
        policy: { event_fidelity: "minimal" },
      }),
    })
    expect(result.ok && result.losses.map(lossSentence)).toEqual([
      "event_fidelity is minimal and not structured: the policy allows minimal.",
      "checkpoint is none and not disk_only: the retention mode allows none.",
      "subagents is absent and not observed: the handshake gives no value.",
    ])
    const unproven = realizedSet(
      asked({ run: "acp-v1 durable", entry: "checkfu", declared: [upgrades[0]], proven: [], policy: {} }),
    )
    expect(unproven.ok && unproven.losses).toEqual([
      {
        axis: "subagents",
        most: "observed",
        realized: null,
        limits: [
          { cause: "evidence", allows: null, from: ["declaration/checkfu/subagents", "check/subagent-correlation"] },
        ],
      },
    ])
  })

  it.each([
    [{ retention: "forever" }, "run/unknown-retention"],
    [{ policy: { telepathy: "yes" } }, "policy/unknown-axis"],
    [{ policy: { ["__proto__"]: "yes" } }, "policy/unknown-axis"],
    [{ policy: { interrupt: "polite" } }, "policy/unknown-value"],
  ])("refuses %j as %s", (part, code) => {
    const run = { run: "acp-v1 durable", entry: null, declared: [], proven: [], policy: {} }
    expect(realizedSet({ ...asked(run), ...part })).toMatchObject({ ok: false, refusal: { code } })
  })
})

describe("realization over the catalog", () => {
  const cases = fc.record({
    run: fc.constantFrom(...Object.keys(granted)),
    entry: fc.constantFrom(null, ...Object.keys(ceilings)),
    declared: fc.subarray([...upgrades]),
    proven: fc.subarray([...upgrades]),
    policy: fc.constantFrom(...policies),
  })
  const setOf = (terms: RealizedSetTerms): CapabilitySet => {
    const result = realizedSet(terms)
    return result.ok ? result.realized : expect.fail(result.refusal.what)
  }
  const atLeast = (more: CapabilitySet, less: CapabilitySet): boolean =>
    axes.every((axis) => {
      const [high, low] = [more[axis.name], less[axis.name]]
      return low === undefined || (high !== undefined && atMost(axis, low, high))
    })

  it("is the same again, and in any order of what it is given", () => {
    fc.assert(
      fc.property(cases, (each) => {
        const terms = asked(each)
        const turned = {
          ...terms,
          declarations: declarations.toReversed(),
          checks: checks.toReversed(),
          declared: terms.declared.toReversed(),
          evidence: terms.evidence.toReversed(),
          policy: Object.fromEntries(Object.entries(terms.policy).toReversed()),
        }
        expect(JSON.stringify(realizedSet(turned))).toBe(JSON.stringify(realizedSet(terms)))
      }),
    )
  })

  it("never yields less for more declaration, evidence, envelope or policy", () => {
    fc.assert(
      fc.property(cases, cases, (each, other) => {
        const less = setOf(asked(each))
        const declared = upgrades.filter((up) => each.declared.includes(up) || other.declared.includes(up))
        const proven = upgrades.filter((up) => each.proven.includes(up) || other.proven.includes(up))
        const run = each.run.replace("ephemeral_zdr", "durable")
        expect(atLeast(setOf(asked({ ...each, declared })), less)).toBe(true)
        expect(atLeast(setOf(asked({ ...each, proven })), less)).toBe(true)
        expect(atLeast(setOf(asked({ ...each, run })), less)).toBe(true)
        expect(atLeast(setOf(asked({ ...each, policy: {} })), less)).toBe(true)
        expect(atLeast(setOf(asked({ ...each, declared, proven, run, policy: {}, entry: null })), less)).toBe(true)
      }),
    )
  })

  it("is never above what was admitted", () => {
    fc.assert(
      fc.property(cases, (each) => {
        expect(
          atLeast(setOf(asked({ ...each, entry: null, proven: [...upgrades], policy: {} })), setOf(asked(each))),
        ).toBe(true)
      }),
    )
  })
})
