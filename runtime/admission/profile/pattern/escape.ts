import { escapedSets, everything, only } from "./characters.ts"
import type { Characters } from "./characters.ts"
import { Refused, syntaxError } from "./syntax.ts"
import type { Cursor } from "./syntax.ts"

/** What an escape stands for: one code point, or a set. */
export type Escaped =
  { readonly kind: "point"; readonly point: number } | { readonly kind: "set"; readonly characters: Characters }

const controls: ReadonlyMap<string, number> = new Map([
  ["t", 0x09],
  ["n", 0x0a],
  ["v", 0x0b],
  ["f", 0x0c],
  ["r", 0x0d],
])

/** Reads an escape whose backslash is already read. Within a class `\b` is a backspace and `\-` a hyphen. */
export function readEscape(cursor: Cursor, inClass: boolean): Escaped {
  const letter = cursor.next()
  if (letter === undefined) throw syntaxError("it ends with a backslash")
  const set = escapedSets.get(letter)
  if (set !== undefined) return { kind: "set", characters: set }
  if (letter === "p" || letter === "P") {
    const name = /^\{[A-Za-z0-9_]+(?:=[A-Za-z0-9_]+)?\}/.exec(cursor.points.slice(cursor.at).join(""))?.[0]
    if (name === undefined || !cursor.skip(name)) throw syntaxError(`\\${letter} needs a property in braces`)
    return { kind: "set", characters: everything }
  }
  const point = pointOf(letter, cursor, inClass)
  return { kind: "point", point }
}

function pointOf(letter: string, cursor: Cursor, inClass: boolean): number {
  const control = controls.get(letter)
  if (control !== undefined) return control
  if (/[$()*+./?[\\\]^{|}]/.test(letter) || (inClass && letter === "-")) return letter.charCodeAt(0)
  switch (letter) {
    case "b":
      if (inClass) return 0x08
      break
    case "0":
      if (!/[0-9]/.test(cursor.peek() ?? "")) return 0
      break
    case "c": {
      const named = cursor.next() ?? ""
      if (/^[A-Za-z]$/.test(named)) return named.charCodeAt(0) % 32
      break
    }
    case "x":
      return hexadecimal(cursor, 2)
    case "u":
      return unicode(cursor)
    default:
  }
  if (!inClass && (letter === "b" || letter === "B"))
    throw new Refused("assertion", `\\${letter} looks at what stands around`, "drop it, or write the characters out")
  if (!inClass && (letter === "k" || /[1-9]/.test(letter)))
    throw new Refused("group", "the pattern refers back to a group", "write the repeated part out")
  throw syntaxError(`\\${letter} stands for nothing`)
}

function unicode(cursor: Cursor): number {
  if (cursor.skip("{")) {
    const digits = cursor.run(isHexadecimal, Infinity)
    const point = Number.parseInt(digits, 16)
    if (digits === "" || point > 0x10_ff_ff || !cursor.skip("}")) throw syntaxError("\\u{ } needs a code point")
    return point
  }
  const lead = hexadecimal(cursor, 4)
  const after = cursor.at
  // A lead and a trail, both escaped with four digits, are one character.
  if (lead >= 0xd8_00 && lead < 0xdc_00 && cursor.skip("\\u")) {
    const trail = /^[0-9a-fA-F]{4}$/.test(cursor.points.slice(cursor.at, cursor.at + 4).join(""))
      ? hexadecimal(cursor, 4)
      : 0
    if (trail >= 0xdc_00 && trail < 0xe0_00) return (lead - 0xd8_00) * 0x4_00 + (trail - 0xdc_00) + 0x1_00_00
    cursor.at = after
  }
  return lead
}

function hexadecimal(cursor: Cursor, count: number): number {
  const digits = cursor.run(isHexadecimal, count)
  if (digits.length < count) throw syntaxError(`an escape needs ${count} hexadecimal digits`)
  return Number.parseInt(digits, 16)
}

function isHexadecimal(point: string): boolean {
  return /^[0-9a-fA-F]$/.test(point)
}

/** What an escape matches. */
export function charactersOf(escaped: Escaped): Characters {
  return escaped.kind === "set" ? escaped.characters : only(escaped.point)
}
