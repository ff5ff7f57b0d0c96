import { describe, expect, it } from "vitest"
import { accepts } from "../accepts.ts"
import type { TextType } from "../wire-type.ts"
import { distinctTexts, pointRange, texts } from "./text-sample.ts"

const text = (min: number, max: number | null, pattern: string | null = null): TextType => ({
  kind: "text",
  min,
  max,
  pattern,
})
const upTo = (size: number): readonly string[] =>
  ["a", "B", "0", " ", "\u0001", "\u{1F600}", "\ud800"].map((char) => char.repeat(size))

describe("texts without a pattern", () => {
  it.each([
    [text(0, 0), 5, [""]],
    [text(0, 1), 5, ["", ...upTo(1)]],
    [text(3, 3), 5, upTo(3)],
    [text(2, null), 5, [...upTo(2), ...upTo(3), ...upTo(4), ...upTo(5)]],
    [text(0, null), 5, ["", ...upTo(1), ...upTo(2), ...upTo(4), ...upTo(5)]],
    [text(0, 9), 4, ["", ...upTo(1), ...upTo(2), ...upTo(3), ...upTo(4)]],
    [text(7, null), 4, upTo(7)],
    [text(2, 1), 4, []],
  ])("of %j, to %j code points, are at the bounds and beside them, shortest first", (type, longest, found) => {
    expect(texts(type, longest)).toEqual(found)
  })
})

describe("texts of a pattern", () => {
  it.each([
    ["^[a-c]$", ["a", "c"]],
    ["^a{2,3}b?$", ["aa", "aaab"]],
    ["^(?:yes|no|maybe)$", ["no", "yes", "maybe"]],
    ["^[A-Z]{2}-[0-9]+$", ["AA-0", "ZZ-9", "AA-00", "ZZ-99", "AA-000", "ZZ-999"]],
    ["^(a|bb){2}$", ["aa", "bbbb"]],
    ["^.$", ["\u0000", "\u000b", "\u2027"]],
    ["^\\d\\w\\D\\W$", ["00\u0000\u0000", "0A::", "9_/^"]],
    ["^\\n\\r\\t\\.$", ["\n\r\t."]],
    ["^\\u0041\\u00e9$", ["A\u00e9"]],
    ["^[^a-z]$", ["\u0000", "{", "`"]],
    ["^[^\\u0000-\\u001f]$", [" ", "\u{10ffff}"]],
    ["^[^ -b]$", ["\u0000", "c", "\u001f"]],
    ["^[\\d-]$", ["0", "-", "9"]],
    ["^[a-]$", ["a", "-"]],
    ["^[\\]\\\\]$", ["]", "\\"]],
    ["^[\\-a]$", ["-", "a"]],
    ["^[\\u0041-\\u0043]$", ["A", "C"]],
    ["^(?:ab){2}c*$", ["abab", "ababc", "ababcc"]],
    ["^x{3}$", ["xxx"]],
    ["^x{2,}$", ["xx", "xxxxx", "xxxxxx"]],
    ["^x*?$", ["", "x", "xx", "xxxxx", "xxxxxx"]],
    ["^x??y$", ["y", "xy"]],
    ["^a+b+$", ["ab", "aaaab", "aaaaab"]],
    ["^(?:a|b{2,3}){2}$", ["aa", "bbbbb", "bbbbbb"]],
    ["^[+-]?[0-9]{1,3}$", ["0", "9", "+0", "-0", "+9", "+000", "-000", "+999"]],
    ["^[a-z]+(?:-[a-z]+)*$", ["a", "z", "aa", "zz", "aaaaa", "zzzzz", "aaaaaa", "zzzzzz"]],
    ["^$", [""]],
  ])("%s are some of every length", (pattern, found) => {
    expect(texts(text(0, 6, pattern), 6)).toEqual(found)
    for (const each of found) expect(accepts({ type: text(0, 6, pattern), definitions: [] }, each)).toEqual([])
  })

  it("that is not understood are those of no pattern that it takes, and none where it takes none", () => {
    expect(texts(text(0, 6, "^(?!b)[aB ]$"), 6)).toEqual(["a", "B", " "])
    expect(texts(text(0, 6, "^(?!b)x$"), 6)).toEqual([])
  })

  it("are none longer than is wanted, unless the type demands it", () => {
    expect(texts(text(2, null, "^x+$"), 3)).toEqual(["xx", "xxx"])
    expect(texts(text(5, null, "^x+$"), 3)).toEqual(["xxxxx"])
    expect(texts(text(0, 2, "^xxx$"), 6)).toEqual([])
  })
})

describe("how long the texts of a pattern are", () => {
  it.each([
    ["^[0-9a-f]{64}$", 64, 64],
    ["^(?:a|bcd)x?$", 1, 4],
    ["^(?:a|b+)$", 1, null],
    ["^a+$", 1, null],
    ["^(?:ab){2}c*$", 4, null],
    ["^(?:ab?){2,3}$", 2, 6],
    ["^(?:a*){0}$", 0, 0],
    ["^(?:)*$", 0, 0],
    ["^a{2,}$", 2, null],
    ["^$", 0, 0],
  ])("%s: from %j to %j", (pattern, min, max) => {
    expect(pointRange(pattern)).toEqual({ min, max })
  })

  it.each([
    "abc",
    "a$",
    "^a",
    "^a|b$",
    "^(a$",
    "^a)$",
    "^[a$",
    "^[\\b]$",
    "^[a-\\b]$",
    "^\\q$",
    "^\\bx$",
    "^a**$",
    "^{1}$",
    "^?$",
    "^a^$",
    "^a$$",
    "^(?!a)$",
    "^(?=a)a$",
    "^(?<n>a)$",
    "^(a)\\1$",
    "^\\u12$",
    "^\\u{41}$",
    "^\\$",
    "^]$",
    "^a}$",
  ])("%s is not understood", (pattern) => {
    expect(pointRange(pattern)).toBeNull()
  })
})

describe("different texts", () => {
  it("are as many as are wanted where there is room for so many", () => {
    expect(distinctTexts(text(0, 0), 3)).toEqual([""])
    expect(distinctTexts(text(1, 1), 3)).toEqual(upTo(1))
    expect(distinctTexts(text(0, null), 3)).toEqual(["", ...upTo(1)])
    expect(distinctTexts(text(2, null), 9)).toEqual([...upTo(2), "\u4e00a", "\u4e01a"])
    expect(new Set(distinctTexts(text(0, 5), 5000)).size).toBe(5000)
  })

  it("are those that were found of a pattern", () => {
    expect(distinctTexts(text(1, 9, "^[a-z]+$"), 5)).toEqual(["a", "z", "aa", "zz", "aaa", "zzz", "aaaa", "zzzz"])
  })
})
