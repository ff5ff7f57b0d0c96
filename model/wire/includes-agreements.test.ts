import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { membersOf, objects, plainNames, tied } from "../../test/agreement/clauses.ts"
import { runs } from "../../test/support/runs.ts"
import { accepts } from "../accepts.ts"
import type { Agreement, Clause } from "../agreement.ts"
import { includes } from "../includes.ts"
import type { Member, ObjectType, Payload, WireType } from "../wire-type.ts"
import { agreementDoubt } from "./includes-agreements.ts"
import { judge } from "./inclusion.ts"
import { shapesOf } from "./shape.ts"
import type { Shape } from "./shape.ts"

const values = [...objects(plainNames)]
const plain = (type: WireType): Payload => ({ type, definitions: [] })
const free = (members: readonly Member[] = membersOf(plainNames)): ObjectType => ({
  kind: "object",
  members,
  excess: "closed",
})
const agreeing = (holds: Clause, members?: readonly Member[]): ObjectType => {
  const agreement: Agreement = { name: "only", says: "so", repair: "do so", at: "kind", holds }
  return { ...free(members), agreements: [agreement] }
}
const only = (name: string, optional: boolean): Member => ({
  name,
  type: { kind: "literal", values: ["x"] },
  optional,
  description: null,
})
const present = (member: string): Clause => ({ kind: "present", member })
const equals = (member: string, value: string): Clause => ({ kind: "equals", member, value })

describe("inclusion of objects with agreements", () => {
  it("never says yes where an object of the narrower one breaks an agreement of the wider one", () => {
    const counts = { yes: 0, shown: 0, doubted: 0 }
    const object = fc.oneof(tied(plainNames), fc.constant(free()))
    const pairs = fc
      .tuple(object, object, fc.boolean())
      .map(([wider, other, more]): readonly [ObjectType, ObjectType] => [
        wider,
        more ? { ...other, agreements: [...(wider.agreements ?? []), ...(other.agreements ?? [])] } : other,
      ])
    fc.assert(
      fc.property(pairs, ([wider, narrower]) => {
        const answer = includes(plain(wider), plain(narrower))
        const apart = values.some(
          (value) => accepts(plain(narrower), value).length === 0 && accepts(plain(wider), value).length > 0,
        )
        if (answer.included) {
          counts.yes++
          expect(apart).toBe(false)
        } else if (answer.counterexample === undefined) counts.doubted++
        else {
          counts.shown++
          expect(accepts(plain(narrower), answer.counterexample)).toEqual([])
          expect(accepts(plain(wider), answer.counterexample)).not.toEqual([])
        }
        if (apart) expect(answer).toMatchObject({ included: false, counterexample: expect.anything() as unknown })
      }),
      { numRuns: runs(150), seed: 4 },
    )
    expect(Math.min(counts.yes, counts.shown)).toBeGreaterThan(runs(20))
  }, 120_000)

  it("takes more agreements for narrower, and fewer for wider", () => {
    const tight = agreeing(present("label"))
    expect(includes(plain(free()), plain(tight))).toEqual({ included: true })
    expect(includes(plain(tight), plain(free()))).toEqual({
      included: false,
      path: [],
      counterexample: { kind: "x", items: [] },
    })
  })

  it("knows what the members decide by themselves: absent, demanded, of one value", () => {
    const [, kind, , list] = membersOf(plainNames) as readonly [Member, Member, Member, Member]
    const fixed: Member = { ...kind, type: { kind: "literal", values: ["x"] } }
    const demanded: Member = { ...list, optional: false }
    const wider = (holds: Clause): Payload => plain(agreeing(holds))
    const narrower = plain(free([fixed, demanded, membersOf(plainNames)[4] as Member]))
    for (const [holds, included] of [
      [equals("kind", "x"), true],
      [equals("kind", "y"), false],
      [present("list"), true],
      [present("mode"), false],
      [{ kind: "not", of: present("label") }, true],
      [{ kind: "or", left: present("mode"), right: equals("kind", "x") }, true],
      [{ kind: "and", left: present("mode"), right: equals("kind", "x") }, false],
      [{ kind: "same", left: present("mode"), right: equals("kind", "y") }, true],
      [{ kind: "count", member: "list", text: "x", least: 0, most: 2 }, false],
    ] as readonly (readonly [Clause, boolean])[])
      expect([holds, includes(wider(holds), narrower).included]).toEqual([holds, included])
  })

  it("decides a condition by its parts where those are decided, and by one where that one settles it", () => {
    const yes = present("sure")
    const no = present("never")
    const open = present("maybe")
    const sure = [only("sure", false), only("maybe", true)]
    const kept = (holds: Clause): boolean => includes(plain(agreeing(holds, sure)), plain(free(sure))).included
    for (const [left, right, and, or, same] of [
      [yes, yes, true, true, true],
      [yes, no, false, true, false],
      [yes, open, false, true, false],
      [no, yes, false, true, false],
      [no, no, false, false, true],
      [no, open, false, false, false],
      [open, yes, false, true, false],
      [open, no, false, false, false],
    ] as const) {
      expect([
        kept({ kind: "and", left, right }),
        kept({ kind: "or", left, right }),
        kept({ kind: "same", left, right }),
      ]).toEqual([and, or, same])
      const not = (of: Clause): boolean => kept({ kind: "not", of })
      const isOpen = left === open || right === open
      expect(not({ kind: "and", left, right })).toBe(left === no || right === no)
      expect(not({ kind: "or", left, right })).toBe(left === no && right === no)
      expect(not({ kind: "same", left, right })).toBe(!isOpen && left !== right)
    }
    expect([kept(yes), kept(no), kept(open), kept({ kind: "not", of: open }), kept({ kind: "not", of: no })]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })

  it("decides what a member equals by its values, and only where it must be there", () => {
    const choice = (optional: boolean, ...of: readonly string[]): readonly Member[] => [
      { name: "a", type: { kind: "literal", values: of }, optional, description: null },
    ]
    const kept = (holds: Clause, members: readonly Member[]): boolean =>
      includes(plain(agreeing(holds, members)), plain(free(members))).included
    const not = (of: Clause): Clause => ({ kind: "not", of })
    expect(kept(equals("a", "x"), choice(false, "x"))).toBe(true)
    expect(kept(equals("a", "x"), choice(true, "x"))).toBe(false)
    expect(kept(equals("a", "x"), choice(false, "x", "y"))).toBe(false)
    expect(kept(not(equals("a", "x")), choice(false, "x", "y"))).toBe(false)
    expect(kept(not(equals("a", "x")), choice(true, "x"))).toBe(false)
    expect(kept(not(equals("a", "z")), choice(true, "x", "y"))).toBe(true)
  })

  it("shows at most eight objects, each of which keeps the narrower agreements and breaks a wider one", () => {
    const names = ["a", "b", "c", "d", "e"]
    const members = names.map((name) => only(name, true))
    const first: Clause = { kind: "not", of: present("a") }
    const narrower = agreeing(first, members)
    const wider = { ...agreeing({ kind: "not", of: present("b") }, members) }
    const doubt = agreementDoubt(shapesOf(wider)[0] as Shape, shapesOf(narrower)[0] as Shape, {
      wider: judge(plain(wider)),
      narrower: judge(plain(narrower)),
      demand: () => {},
    })
    expect(doubt).toEqual([{ b: "x" }])
    const many = agreeing(
      {
        kind: "and",
        left: present("a"),
        right: { kind: "and", left: present("b"), right: { kind: "and", left: present("c"), right: present("d") } },
      },
      members,
    )
    const shown = agreementDoubt(shapesOf(many)[0] as Shape, shapesOf(free(members))[0] as Shape, {
      wider: judge(plain(many)),
      narrower: judge(plain(free(members))),
      demand: () => {},
    })
    expect(shown).toHaveLength(8)
    expect(shown?.[0]).toEqual({})
  })

  it("counts an agreement for broken that an open object or a map may break", () => {
    const wider = plain(agreeing({ kind: "not", of: present("mode") }, []))
    expect(includes(wider, plain({ ...free([]), excess: "keep" })).included).toBe(false)
    const names = { kind: "text", min: 0, max: null, pattern: null } as const
    const open = plain({ ...agreeing({ kind: "not", of: present("mode") }, []), excess: "keep" })
    expect(includes(open, plain({ kind: "map", names, value: names, max: null })).included).toBe(false)
  })
})
