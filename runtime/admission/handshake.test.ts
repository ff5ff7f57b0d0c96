import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { admitted } from "../../model/upgrade.ts"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { onehorizon } from "../../output/contracts/onehorizon/index.ts"
import { axes } from "../../output/facts/axes.ts"
import { drivers } from "../../output/facts/drivers.ts"
import type { Axis, Envelope } from "../../output/facts/types.ts"
import { accept } from "../../output/kernel.ts"
import type { Contract, DeclarationData } from "../../output/contract.ts"
import { admit } from "./handshake.ts"

const envelopes = drivers.flatMap((driver) => driver.envelopes)
const envelope = envelopes[0] as Envelope

function handshake(asserted: unknown, declaration?: unknown, beside: object = {}): ReturnType<typeof admit> {
  const meta = declaration === undefined ? beside : { "checkfu.capabilities": declaration, ...beside }
  return admit({ contract: checkfu, axes, envelope, asserted, meta })
}

/** The code of the refusal, or what was admitted. */
function answer(result: ReturnType<typeof admit>): unknown {
  return result.ok ? result.admitted : result.refusal.code
}

describe("the ready handshake", () => {
  it("admits a harness that declares nothing to its envelope, byte for byte and without a member for an ungranted axis", () => {
    for (const each of envelopes) {
      const result = admit({ contract: checkfu, axes, envelope: each, asserted: each.grants, meta: null })
      expect(result).toMatchObject({ ok: true, declared: [], raised: [], mechanisms: [], ignored: [] })
      expect(result.ok && JSON.stringify(result.admitted)).toBe(JSON.stringify(each.grants))
      expect(JSON.stringify(result)).not.toContain("subagents")
    }
  })

  it("keeps the envelope's own order of members, whatever the order of the axes and of the asserted set", () => {
    const asserted = Object.fromEntries(Object.entries(envelope.grants).toReversed())
    const result = admit({ contract: checkfu, axes: axes.toReversed(), envelope, asserted, meta: {} })
    expect(result.ok && JSON.stringify(result.admitted)).toBe(JSON.stringify(envelope.grants))
  })

  it("admits exactly the declared upgrades above the envelope", () => {
    const asserted = { ...envelope.grants, interrupt: "cooperative", subagents: "observed" }
    expect(handshake(asserted, { interrupt: "cooperative", subagents: "observed" })).toEqual({
      ok: true,
      admitted: asserted,
      declared: ["declaration/checkfu/subagents", "declaration/checkfu/interrupt"],
      raised: [
        { declaration: "declaration/checkfu/interrupt", axis: "interrupt", to: "cooperative" },
        { declaration: "declaration/checkfu/subagents", axis: "subagents", to: "observed" },
      ],
      mechanisms: [],
      ignored: [],
    })
  })

  it("promotes nothing for a mechanism", () => {
    const declaration = {
      structured_output: "submit_tool",
      staged_files: "resource_links",
      native_checkpoint: "external_custody",
    }
    expect(handshake(envelope.grants, declaration)).toMatchObject({
      ok: true,
      admitted: envelope.grants,
      raised: [],
      mechanisms: Object.keys(declaration),
    })
    expect(answer(handshake({ ...envelope.grants, checkpoint: "external_custody" }, declaration))).toBe(
      "handshake/in-between",
    )
  })

  it.each([
    ["a promotion that nobody declared", { ...envelope.grants, interrupt: "cooperative" }, {}, "handshake/promotion"],
    [
      "a promotion on an axis that is not granted",
      { ...envelope.grants, mid_run_input: "native", subagents: "observed" },
      { steer: "native" },
      "handshake/promotion",
    ],
    [
      "a promotion that no declaration can make",
      { ...envelope.grants, continuation: "live" },
      { subagents: "observed" },
      "handshake/promotion",
    ],
    ["a downgrade", { ...envelope.grants, checkpoint: "none" }, {}, "handshake/downgrade"],
    ["a declared upgrade that is not taken", envelope.grants, { interrupt: "cooperative" }, "handshake/downgrade"],
    [
      "a value that is neither",
      { ...envelope.grants, interrupt: "partial" },
      { interrupt: "cooperative" },
      "handshake/in-between",
    ],
    ["an empty value", { ...envelope.grants, interrupt: "" }, {}, "handshake/in-between"],
    ["a value that is no text", { ...envelope.grants, interrupt: ["kill_only"] }, {}, "handshake/in-between"],
    ["a null", { ...envelope.grants, checkpoint: null }, {}, "handshake/in-between"],
    ["an axis that nobody knows", { ...envelope.grants, telepathy: "full" }, {}, "handshake/unknown-axis"],
    [
      "an axis named as a member of every object",
      { ...envelope.grants, toString: "live" },
      {},
      "handshake/unknown-axis",
    ],
    [
      "an axis named __proto__",
      JSON.parse('{"continuation":"rebuild_only","checkpoint":"disk_only","interrupt":"kill_only","__proto__":"x"}'),
      {},
      "handshake/unknown-axis",
    ],
    ["a missing axis", { continuation: "rebuild_only", interrupt: "kill_only" }, {}, "handshake/missing-axis"],
    [
      "a missing declared axis that is not granted",
      envelope.grants,
      { subagents: "observed" },
      "handshake/missing-axis",
    ],
    [
      "the weakest value of an axis that is not granted",
      { ...envelope.grants, subagents: "absent" },
      {},
      "handshake/ungranted-axis",
    ],
    ["an inherited set", Object.create(envelope.grants), {}, "handshake/missing-axis"],
    ["no set", null, {}, "handshake/no-ready-set"],
    ["a list", [], {}, "handshake/no-ready-set"],
    ["a text", "continuation", {}, "handshake/no-ready-set"],
    ["nothing", undefined, {}, "handshake/no-ready-set"],
  ])("refuses %s", (_, asserted, declaration, code) => {
    const result = handshake(asserted, declaration)
    expect(answer(result)).toBe(code)
    if (!result.ok) for (const part of ["what", "why", "fix"] as const) expect(result.refusal[part]).not.toBe("")
  })

  it.each([
    ["an unknown member", { telepathy: "full" }],
    ["a wrong value", { subagents: "native" }],
    ["a wrong type", { subagents: true }],
    ["a null member", { interrupt: null }],
    ["a null", null],
    ["a list", []],
    ["a text", "observed"],
  ])("refuses a declaration that is wrong: %s", (_, declaration) => {
    expect(answer(handshake(envelope.grants, declaration))).toBe("handshake/malformed")
  })

  it("ignores and records other keys of the contract, and leaves other vendors alone", () => {
    const beside = {
      "checkfu.telepathy": { on: true },
      "checkfu.subagents": "observed",
      "acme.ai": 1,
      traceparent: "00-1-2-01",
    }
    expect(handshake(envelope.grants, {}, beside)).toMatchObject({
      ok: true,
      admitted: envelope.grants,
      ignored: ["checkfu.telepathy", "checkfu.subagents"],
    })
  })

  it.each([[undefined], [null], [{}], [[]], ["text"], [7]])("takes the _meta %j as no declaration", (meta) => {
    expect(answer(admit({ contract: checkfu, axes, envelope, asserted: envelope.grants, meta }))).toEqual(
      envelope.grants,
    )
  })

  it("admits every harness to its envelope under a contract without a handshake", () => {
    expect(
      answer(admit({ contract: onehorizon, axes, envelope, asserted: envelope.grants, meta: { "onehorizon.ai": 1 } })),
    ).toEqual(envelope.grants)
  })

  /** Every value of an axis, one that it does not have, and none. */
  const options = (axis: Axis): readonly (string | undefined)[] => [...axis.values, "other", undefined]
  const said = (set: object): string => Object.entries(set).toSorted().toString()
  const raising = checkfu.declarations.filter(({ raises }) => raises !== null)
  const upgrades = raising.reduce<readonly (readonly DeclarationData[])[]>(
    (sets, each) => sets.flatMap((set) => [set, [...set, each]]),
    [[]],
  )

  function judged(each: Envelope, declared: readonly DeclarationData[], set: object): boolean {
    const meta = {
      "checkfu.capabilities": Object.fromEntries(declared.map(({ member, values }) => [member, values[0]])),
    }
    return admit({ contract: checkfu, axes, envelope: each, asserted: set, meta }).ok
  }

  it("accepts the law's set and no other that departs from it on up to two axes, over every envelope and declaration", () => {
    expect(upgrades.length).toBe(2 ** raising.length)
    for (const each of envelopes)
      for (const declared of upgrades) {
        const exact = admitted(each, axes, declared)
        expect(judged(each, declared, exact)).toBe(true)
        for (const [index, one] of axes.entries())
          for (const other of axes.slice(index + 1))
            for (const first of options(one))
              for (const second of options(other)) {
                const { [one.name]: _, [other.name]: __, ...rest } = exact
                const set = {
                  ...rest,
                  ...(first === undefined ? {} : { [one.name]: first }),
                  ...(second === undefined ? {} : { [other.name]: second }),
                }
                if (judged(each, declared, set) !== (said(set) === said(exact))) expect.fail(said(set))
              }
      }
  })

  it("accepts no set whatever but the law's", () => {
    const sets = fc.record(Object.fromEntries(axes.map((axis) => [axis.name, fc.constantFrom(...options(axis))])))
    fc.assert(
      fc.property(fc.constantFrom(...envelopes), fc.constantFrom(...upgrades), sets, (each, declared, drawn) => {
        const set = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined))
        expect(judged(each, declared, set)).toBe(said(set) === said(admitted(each, axes, declared)))
      }),
    )
  })
})

describe("a handshake of an invented vendor", () => {
  const power: Axis = {
    id: "axis/power",
    name: "power",
    values: ["off", "low", "mid", "high"],
    below: [
      ["off", "low"],
      ["low", "mid"],
      ["mid", "high"],
    ],
  }
  const boost: DeclarationData = {
    id: "declaration/acme/boost",
    name: "boost",
    member: "boost",
    values: [],
    raises: { axis: power, from: "low", to: "high" },
  }
  const acme = {
    name: "acme",
    ownership: "owned",
    keyPrefix: "acme/",
    methodPrefix: null,
    slots: {
      hello: {
        id: "slot/acme/hello",
        site: { kind: "meta", def: "InitializeResponse", at: ["_meta", "acme/hello"] },
        posture: "handshake",
        gate: null,
        from: "agent",
        decode: (input: unknown) => accept(input as object),
      },
    },
    declarations: [{ ...boost, values: ["yes"] }],
  } as const satisfies Contract<"acme">

  it.each([
    [{ power: "high" }, "yes", { power: "high" }],
    [{ power: "mid" }, "yes", "handshake/in-between"],
    [{ power: "low" }, "yes", "handshake/downgrade"],
    [{ power: "off" }, "yes", "handshake/downgrade"],
    [{ power: "low" }, "no", { power: "low" }],
    [{ power: "mid" }, "no", "handshake/promotion"],
    [{ power: "high" }, "no", "handshake/promotion"],
    [{ power: "off" }, "no", "handshake/downgrade"],
  ])("ready with %j after declaring boost: %s is answered %j", (asserted, boosted, expected) => {
    const input = {
      contract: acme,
      axes: [power],
      envelope: { retention: "any", grants: { power: "low" } },
      asserted,
      meta: { "acme/hello": { boost: boosted } },
    }
    expect(answer(admit(input))).toEqual(expected)
  })

  it("finds nothing to raise where the envelope already grants more than the step begins at", () => {
    const input = {
      contract: acme,
      axes: [power],
      envelope: { retention: "any", grants: { power: "mid" } },
      asserted: { power: "mid" },
      meta: { "acme/hello": { boost: "yes" } },
    }
    expect(admit(input)).toMatchObject({
      ok: true,
      admitted: { power: "mid" },
      declared: ["declaration/acme/boost"],
      raised: [],
    })
  })
})
