import { patternBounds } from "../bounds.ts"
import { anyButLineEnds, only } from "./characters.ts"
import type { Characters } from "./characters.ts"
import { readClass } from "./class.ts"
import { charactersOf, readEscape } from "./escape.ts"
import { Cursor, Refused, syntaxError } from "./syntax.ts"
import type { Branch, PatternFault, Term } from "./syntax.ts"

/** A pattern of the subset, or the first reason why it is none. */
export type ParsedPattern =
  { readonly ok: true; readonly branches: readonly Branch[] } | { readonly ok: false; readonly fault: PatternFault }

/**
 * Reads a pattern of the subset, as the `u` flag has it:
 * branches of optional `^`, terms and optional `$`; a term is one atom, at most counted with `?`, `{n}` or `{n,m}`.
 */
export function parsePattern(pattern: string): ParsedPattern {
  if (pattern.length > patternBounds.units)
    return {
      ok: false,
      fault: {
        code: "length",
        message: `the pattern is longer than ${patternBounds.units} UTF-16 units`,
        fix: "split it over allOf, or check less of the text",
      },
    }
  try {
    return { ok: true, branches: readBranches(new Cursor(pattern)) }
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, fault: thrown.fault }
    throw thrown
  }
}

function readBranches(cursor: Cursor): readonly Branch[] {
  const branches = [readBranch(cursor)]
  while (cursor.skip("|")) {
    if (branches.length >= patternBounds.branches)
      throw new Refused("branches", `more than ${patternBounds.branches} branches`, "use enum, or anyOf with patterns")
    branches.push(readBranch(cursor))
  }
  return branches
}

function readBranch(cursor: Cursor): Branch {
  const isAnchored = cursor.skip("^")
  const terms: Term[] = []
  let isClosed = false
  while (cursor.peek() !== undefined && cursor.peek() !== "|") {
    if (cursor.peek() === "^" || isClosed)
      throw new Refused("assertion", "an anchor stands inside the pattern", "write ^ only first and $ only last")
    isClosed = cursor.skip("$")
    if (!isClosed) terms.push(readTerm(cursor))
  }
  return { isAnchored, terms }
}

function readTerm(cursor: Cursor): Term {
  const characters = readAtom(cursor)
  const counts = readCounts(cursor)
  if (counts !== null && cursor.peek() === "?")
    throw new Refused("lazy", "a lazy repetition", "drop the ? behind the count: the same texts match without it")
  return { characters, ...(counts ?? { min: 1, max: 1 }) }
}

function readAtom(cursor: Cursor): Characters {
  const point = cursor.next() as string
  switch (point) {
    case ".":
      return anyButLineEnds
    case "[":
      return readClass(cursor)
    case "\\":
      return charactersOf(readEscape(cursor, false))
    case "(":
      throw groupAt(cursor)
    case ")":
    case "]":
    case "{":
    case "}":
    case "*":
    case "+":
    case "?":
      throw syntaxError(`${point} stands where a character is expected`)
    default:
      return only(point.codePointAt(0) as number)
  }
}

function groupAt(cursor: Cursor): Refused {
  if (["?=", "?!", "?<=", "?<!"].some((mark) => cursor.skip(mark)))
    return new Refused(
      "lookaround",
      "the pattern looks ahead or behind",
      "say it in a pattern of its own, with allOf or not",
    )
  if (cursor.peek() === "?" && !["?:", "?<"].some((mark) => cursor.skip(mark)))
    return syntaxError("an unknown kind of group")
  return new Refused(
    "group",
    "the pattern has a group",
    "write the alternatives as branches, or as anyOf with patterns",
  )
}

function readCounts(cursor: Cursor): { readonly min: number; readonly max: number } | null {
  const mark = cursor.peek()
  if (mark === "*" || mark === "+") {
    const instead = `{${mark === "*" ? 0 : 1},${patternBounds.repeat}}`
    throw new Refused("unbounded", `${mark} repeats without end`, `write ${instead} or less`)
  }
  if (cursor.skip("?")) return { min: 0, max: 1 }
  if (!cursor.skip("{")) return null
  const least = cursor.run(isDigit, Infinity)
  const hasComma = cursor.skip(",")
  const most = hasComma ? cursor.run(isDigit, Infinity) : least
  if (least === "" || !cursor.skip("}")) throw syntaxError("a count is not {n} or {n,m}")
  if (most === "")
    throw new Refused(
      "unbounded",
      `{${least},} repeats without end`,
      `write {${least},${patternBounds.repeat}} or less`,
    )
  const [min, max] = [Number(least), Number(most)]
  if (max < 1 || max > patternBounds.repeat)
    throw new Refused(
      "repeat",
      `a repetition counts up to ${most}, not between 1 and ${patternBounds.repeat}`,
      max < 1
        ? "drop what is repeated no times"
        : `write at most {${Math.min(min, patternBounds.repeat)},${patternBounds.repeat}}, and bound the length with maxLength`,
    )
  if (min > max) throw syntaxError("a count runs backwards")
  return { min, max }
}

function isDigit(point: string): boolean {
  return point >= "0" && point <= "9"
}
