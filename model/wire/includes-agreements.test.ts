import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { membersOf, objects, plainNames, tied } from "../../test/agreement/clauses.ts"
import { runs } from "../../test/support/runs.ts"
import { accepts } from "../accepts.ts"
import type { Agreement, Clause } from "../agreement.ts"
import { includes } from "../includes.ts"
import type { Member, ObjectType, Payload, WireType } from "../wire-type.ts"

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

  it("counts an agreement for broken that an open object or a map may break", () => {
    const wider = plain(agreeing({ kind: "not", of: present("mode") }, []))
    expect(includes(wider, plain({ ...free([]), excess: "keep" })).included).toBe(false)
    const names = { kind: "text", min: 0, max: null, pattern: null } as const
    const open = plain({ ...agreeing({ kind: "not", of: present("mode") }, []), excess: "keep" })
    expect(includes(open, plain({ kind: "map", names, value: names, max: null })).included).toBe(false)
  })
})
