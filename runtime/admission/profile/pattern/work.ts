import { patternBounds } from "../bounds.ts"
import { meet } from "./characters.ts"
import { parsePattern } from "./parse.ts"
import type { Branch, PatternFault } from "./syntax.ts"

/** What a pattern may cost at one starting place, or why it is refused. */
export type PatternVerdict =
  | { readonly ok: true; readonly work: number; readonly isAnchored: boolean }
  | { readonly ok: false; readonly fault: PatternFault }

/**
 * Judges a pattern: of the subset, understood by this machine's engine, no two ways to match one text, and little work.
 * It is anchored if every branch begins with `^`; its work is the sum over its branches.
 */
export function judgePattern(pattern: string): PatternVerdict {
  const parsed = parsePattern(pattern)
  if (!parsed.ok) return parsed
  if (!compiles(pattern))
    return refused(
      "syntax",
      "the pattern names a property that does not exist",
      "use a property of Unicode that exists",
    )
  const works = parsed.branches.map(workOf)
  const isAnchored = parsed.branches.every((branch) => branch.isAnchored)
  let work = 0
  for (const each of works) {
    if (each === null)
      return refused(
        "ambiguous",
        "a repetition of variable length is followed by what it matches too, so that a text could match in many ways",
        "make one of the two a fixed count, or let them share no character",
      )
    work += each
  }
  const most = isAnchored ? patternBounds.anchoredWork : patternBounds.unanchoredWork
  if (work <= most) return { ok: true, work, isAnchored }
  return refused(
    "work",
    `the pattern takes ${work} steps at one place, and ${most} are allowed`,
    isAnchored
      ? "lower its counts, or bound the length with maxLength"
      : "begin every branch with ^, or lower its counts",
  )
}

/** The steps of a branch at one starting place; null where a variable term meets one of those that follow it. */
function workOf({ terms }: Branch): number | null {
  let work = 1
  for (const [index, { characters, min, max }] of terms.entries()) {
    let inspected = 0
    if (min !== max)
      for (const follower of terms.slice(index + 1)) {
        inspected++
        if (meet(characters, follower.characters)) return null
        if (follower.min > 0) break
      }
    work += max * (1 + inspected)
  }
  return work
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").unicode
  } catch {
    return false
  }
}

function refused(code: string, message: string, fix: string): PatternVerdict {
  return { ok: false, fault: { code, message, fix } }
}
