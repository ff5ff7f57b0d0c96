import { describe, expect, it } from "vitest"
import { nearNames } from "./near-names.ts"

describe("names that a mistyped one could have meant", () => {
  it.each([
    ["a letter more", "codexx"],
    ["a letter less", "codx"],
    ["another letter", "kodex"],
    ["two neighbours swapped", "ocdex"],
    ["capitals", "CODEX"],
    ["two edits", "kodexx"],
  ])("are found through %s", (_, meant) => {
    expect(nearNames(meant, ["codex"])).toEqual(["codex"])
  })

  it("are none where three edits part a short word", () => {
    expect(nearNames("kodixx", ["codex"])).toEqual([])
    expect(nearNames("", ["abc", "ab"])).toEqual(["ab"])
    expect(nearNames("abc", ["", "c"])).toEqual(["c"])
  })

  it("may be an edit farther for each three letters", () => {
    expect(nearNames("abcdefghi", ["abcdef"])).toEqual(["abcdef"])
    expect(nearNames("abcdefgh", ["abcde"])).toEqual([])
    expect(nearNames("abcdefghi", ["abcdxyz"])).toEqual([])
    expect(nearNames("abcdefghi", ["abcxyzghi"])).toEqual(["abcxyzghi"])
    expect(nearNames("abcdefghi", ["wxyzefghi"])).toEqual([])
  })

  it("count a swap of neighbours as one edit, and as no swap what only ends alike", () => {
    expect(nearNames("abcd", ["badc"])).toEqual(["badc"])
    expect(nearNames("abcde", ["badcx"])).toEqual([])
    expect(nearNames("abcd", ["xbya"])).toEqual([])
    expect(nearNames("xyab", ["abxy"])).toEqual([])
    expect(nearNames("abc", ["xaz"])).toEqual([])
    expect(nearNames("abc", ["bxz"])).toEqual([])
  })

  it("come nearest first, equals in their order, each once, and at most three", () => {
    expect(nearNames("pipe", ["pine", "pipe", "pi", "pines"])).toEqual(["pipe", "pine", "pi"])
    expect(nearNames("pipe", ["wipe", "ripe", "wipe"])).toEqual(["wipe", "ripe"])
  })

  it("are told by letters, not by the halves of one", () => {
    expect(nearNames("\u{1F600}\u{1F601}", ["\u{1F600}"])).toEqual(["\u{1F600}"])
    expect(nearNames("a\u{1F600}\u{1F601}", ["a"])).toEqual(["a"])
  })
})
