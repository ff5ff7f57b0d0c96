import { pointsOf, textFault } from "../pattern.ts"
import { pointRange, texts } from "../text-sample.ts"
import type { TextType } from "../../wire-type.ts"
import { onceFor, repeatCase, valueCase } from "./case.ts"
import type { Case } from "./case.ts"

/** Beyond the basic plane: two units of UTF-16, four bytes of UTF-8, one code point. */
const astral = "\u{1F404}"

const known = new Map<string, readonly Case[]>()

/**
 * Texts at the bounds of a type and one code point beside them, in ASCII and in astral code points, and such as its
 * pattern allows and refuses. Computed once for equal types: most texts of a catalog are bounded alike.
 */
export function textCases(type: TextType): readonly Case[] {
  const key = `${type.min} ${type.max} ${type.pattern}`
  const cases = known.get(key) ?? (type.pattern === null ? plainCases(type) : patternCases(type, type.pattern))
  // A catalog has few types of text; a tool that reads one catalog after another still keeps no more than this.
  if (known.size >= 1_000) known.clear()
  known.set(key, cases)
  return cases
}

function plainCases({ min, max }: TextType): readonly Case[] {
  const of = (keyword: string, bound: number, judged: "accept" | "invalid", says: string, times: number): Case =>
    repeatCase(keyword, bound, judged, says, "a", times)
  const beyond = (keyword: string, bound: number, judged: "accept" | "invalid", says: string, times: number): Case =>
    repeatCase(keyword, bound, judged, `${says} in astral code points`, astral, times)
  const cases = [of("minLength", min, "accept", "at the bound", min)]
  if (min > 0) cases.push(of("minLength", min, "invalid", "one less", min - 1))
  // Whoever counts units or bytes finds this one long enough; of less than one there is nothing in any alphabet.
  if (min > 1) cases.push(beyond("minLength", min, "invalid", "one less", min - 1))
  if (max === null) return [...cases, beyond("minLength", min, "accept", "more", min + 4)]
  if (max > min) cases.push(of("maxLength", max, "accept", "at the bound", max))
  cases.push(of("maxLength", max, "invalid", "one more", max + 1))
  // Whoever counts units or bytes finds this one too long.
  if (max > 0) cases.push(beyond("maxLength", max, "accept", "at the bound", max))
  return [...cases, onceFor("text", beyond("maxLength", max, "invalid", "one more", max + 1))]
}

function patternCases(type: TextType, pattern: string): readonly Case[] {
  const { min, max } = type
  const fitting = texts(type, Math.max(min, max ?? 0, 64))
  const [shortest = ""] = fitting
  // Of the longest the first, which is plain where it can be.
  const longest = fitting.reduce((best, text) => (pointsOf(text) > pointsOf(best) ? text : best), shortest)
  const cases = [...new Set([...fitting.slice(0, 3), ...fitting.slice(0, 1).map(() => longest)])].map((text, at) =>
    textCase("pattern", pattern, "accept", `fits, ${at + 1}`, text),
  )
  const refuse = (says: string, text: string, decidedBy: Case["decidedBy"] = "schema"): void => {
    const fault = textFault(type, text)
    if (fault === null) return
    const demands = fault === "pattern" ? pattern : fault === "minLength" ? min : (max ?? 0)
    cases.push({ ...textCase(fault, demands, "invalid", says, text), decidedBy })
  }
  if (min > 0)
    refuse(
      "one less",
      ofSize(pattern, min - 1) ??
        Array.from(shortest)
          .slice(0, min - 1)
          .join(""),
    )
  if (max !== null) refuse("one more", ofSize(pattern, max + 1) ?? longest.padEnd(max + 1, "a"))
  if (max !== null) refuse("one more in astral code points", astral.repeat(max + 1))
  for (const [says, changed] of wrongForms(shortest)) refuse(says, changed)
  // Where `$` lets a line feed follow, a length that is published alone refuses it.
  refuse("a line feed after it", `${longest}\n`, isCaughtByLength(type, pattern, longest) ? "schema" : "decoder")
  return cases
}

/** A case of a text, which is built where it is one letter many times. */
function textCase(
  keyword: string,
  demands: string | number,
  judged: "accept" | "invalid",
  says: string,
  text: string,
): Case {
  const [first = "", ...rest] = new Set(text)
  if (rest.length > 0 || first === "") return valueCase(keyword, demands, judged, says, text)
  return repeatCase(keyword, demands, judged, says, first, text.length / first.length)
}

/** A text that a pattern allows, of exactly so many code points, if one is found. */
function ofSize(pattern: string, size: number): string | undefined {
  return texts({ kind: "text", min: size, max: size, pattern }, size)[0]
}

/** Texts near one that fits, each by a mistake that readers of patterns make. */
function wrongForms(text: string): readonly (readonly [string, string])[] {
  const arabic = text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  return [
    ["in Arabic digits", arabic],
    ["in the other case", text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()],
    ["a space before it", ` ${text}`],
    ["a strange character in it", text.replace(/^./su, "\u00a7")],
    ["empty", ""],
  ]
}

function isCaughtByLength({ max }: TextType, pattern: string, longest: string): boolean {
  const width = pointRange(pattern)
  const published = width !== null && width.min === width.max ? Math.min(max ?? Infinity, width.min) : max
  return published !== null && pointsOf(longest) >= published
}
