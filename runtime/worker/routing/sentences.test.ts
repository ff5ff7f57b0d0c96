import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sentences } from "./sentences.ts"

const said = (pieces: readonly string[], atMost?: number): readonly string[] => {
  const speech = sentences(atMost)
  return [...pieces.map((piece) => speech.add(piece)), speech.rest()]
}

describe("sentences", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["wait for their end", ["I mend", " the gate. Th", "en I stop."], ["", "I mend the gate. ", "", "Then I stop."]],
    ["do not end in a number", ["Version 3.", "14 it is. "], ["", "Version 3.14 it is. ", ""]],
    ["end with what closes them", ['"Why?" ', "He (it). "], ['"Why?" ', "He (it). ", ""]],
    ["end with a line", ["- one\n- t", "wo\n"], ["- one\n", "- two\n", ""]],
    ["end without a space in other scripts", ["門を直す。次", "は"], ["門を直す。", "", "次は"]],
    ["are several at once", ["A. B! C? D"], ["A. B! C? ", "D"]],
  ])("%s", (_, pieces, out) => {
    expect(said(pieces)).toEqual(out)
  })

  it("come out before their end when they grow too long, and never with half a character", () => {
    expect(said(["abcd", "e\ud83d", "\ude00f"], 4)).toEqual(["", "abcde", "", "\ud83d\ude00f"])
  })

  it("come out once and in order, however they come in", () => {
    const piece = fc.oneof(
      fc.constantFrom(". ", "\n", "。", "a", "?)", " ", "😀"),
      fc.string({ unit: "binary", maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (pieces, atMost) => {
        const out = said(pieces, atMost)
        expect(out.join("")).toBe(pieces.join(""))
      }),
    )
  })
})
