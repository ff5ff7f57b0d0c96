import { patternBounds } from "../../profile/bounds.ts"

/**
 * A regular expression of ECMA-262 with the `u` flag, as long as a schema's own patterns may be. It is compiled and never
 * run; a longer text would be compiled for nothing.
 */
export function isRegularExpression(text: string): boolean {
  if (text.length > patternBounds.units) return false
  try {
    return new RegExp(text, "u").unicode
  } catch {
    return false
  }
}
