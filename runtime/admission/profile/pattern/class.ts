import { complement, union } from "./characters.ts"
import type { Characters } from "./characters.ts"
import { charactersOf, readEscape } from "./escape.ts"
import type { Escaped } from "./escape.ts"
import { syntaxError } from "./syntax.ts"
import type { Cursor } from "./syntax.ts"

/** Reads a class whose opening bracket is already read. A property inside it makes it everything, negated or not. */
export function readClass(cursor: Cursor): Characters {
  const isNegated = cursor.skip("^")
  const sets: Characters[] = []
  let hasProperty = false
  while (!cursor.skip("]")) {
    hasProperty ||= startsProperty(cursor)
    const from = readMember(cursor)
    if (cursor.peek() !== "-" || cursor.peek(1) === "]") {
      sets.push(charactersOf(from))
      continue
    }
    cursor.skip("-")
    const to = readMember(cursor)
    if (from.kind === "set" || to.kind === "set") throw syntaxError("a range in a class begins or ends with a set")
    if (from.point > to.point) throw syntaxError("a range in a class runs backwards")
    sets.push([[from.point, to.point]])
  }
  const all = union(sets)
  return isNegated && !hasProperty ? complement(all) : all
}

function startsProperty(cursor: Cursor): boolean {
  return cursor.peek() === "\\" && /^[pP]$/.test(cursor.peek(1) ?? "")
}

function readMember(cursor: Cursor): Escaped {
  const point = cursor.next()
  if (point === undefined) throw syntaxError("a class has no end")
  return point === "\\" ? readEscape(cursor, true) : { kind: "point", point: point.codePointAt(0) as number }
}
