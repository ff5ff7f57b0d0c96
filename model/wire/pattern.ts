import type { TextType } from "../wire-type.ts"

/** The keyword that refuses a text, or null where it is accepted. */
export function textFault(type: TextType, text: string): "minLength" | "maxLength" | "pattern" | null {
  const points = pointsOf(text)
  if (points < type.min) return "minLength"
  if (type.max !== null && points > type.max) return "maxLength"
  return type.pattern === null || compiled(type.pattern).test(text) ? null : "pattern"
}

/** The number of Unicode code points of a text; a lone surrogate counts as one. */
export function pointsOf(text: string): number {
  let count = text.length
  for (let at = 0; at + 1 < text.length; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      count--
      at++
    }
  return count
}

const known = new Map<string, RegExp>()

function compiled(pattern: string): RegExp {
  const made = known.get(pattern) ?? new RegExp(pattern, "u")
  known.set(pattern, made)
  return made
}
