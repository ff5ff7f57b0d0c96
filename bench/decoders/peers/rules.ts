import type { OpaqueType, TextType } from "../../../model/wire-type.ts"
import { opaqueFault } from "../hand/opaque.ts"

/** A text's bounds in code points and its pattern, for peers that count UTF-16 units. */
export function textRule({ min, max, pattern }: TextType): (text: string) => boolean {
  const regular = pattern === null ? null : new RegExp(pattern, "u")
  return (text) => hasPoints(text, min, max) && (regular === null || regular.test(text))
}

/** The bounds of opaque JSON, which are measured for every peer as they are by hand. */
export function opaqueRule({ maxBytes, maxDepth }: OpaqueType): (value: unknown) => boolean {
  return (value) => opaqueFault(value, maxBytes, maxDepth) === null
}

/** Whether an object has at most so many members, all of names that keep a rule. */
export function namesRule(names: TextType, max: number | null): (value: object) => boolean {
  const keeps = textRule(names)
  return (value) => {
    const found = Object.keys(value)
    return (max === null || found.length <= max) && found.every(keeps)
  }
}

function hasPoints(text: string, min: number, max: number | null): boolean {
  if (text.length < min || (max !== null && text.length > 2 * max)) return false
  if ((max === null || text.length <= max) && (min < 2 || text.length >= 2 * min)) return true
  let points = 0
  for (const _ of text) points++
  return points >= min && (max === null || points <= max)
}
