import { describe, expect, it } from "vitest"
import { grants, kind, means, prose, sayings, shared, state } from "./kind.ts"
import { kinds } from "./kinds.ts"

const omen = kind({
  name: "omen",
  states: "what a bird said",
  meanings: { bird: prose, words: means(grants, sayings) },
  whole: means("same"),
})

describe("a kind", () => {
  it("makes facts of members whose change it declares, and the compiler refuses any other", () => {
    expect(state(omen, { name: "first", bird: "raven", words: [], summary: "Never." })).toMatchObject({
      $id: "omen/first",
    })
    // @ts-expect-error: nobody said what a change of the hour means
    state(omen, { name: "second", bird: "raven", words: [], hour: 12 })
  })

  it("answers both questions of every event of each of its members", () => {
    for (const { name, meanings, whole } of kinds)
      for (const meaning of [whole, ...Object.values(meanings), ...Object.values(shared)])
        for (const laws of [meaning.authority, meaning.wire])
          expect([name, Object.keys(laws)]).toEqual([name, ["added", "removed", "changed"]])
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  })

  it("takes one law for all events, and leaves alone what is not said", () => {
    expect(means("incomparable")).toEqual({
      authority: { added: "incomparable", removed: "incomparable", changed: "incomparable" },
      wire: { added: "same", removed: "same", changed: "same" },
    })
    expect(means(grants, sayings).wire).toEqual(sayings)
  })
})
