import type { Violation } from "../../../model/finding.ts"
import { rule } from "../rule.ts"
import { scopesOf } from "./scopes.ts"
import type { Claim, Scope } from "./scopes.ts"

/** Spells every name out, scope by scope, and finds two that come to the same. */
export const namesNotInjective = rule({
  code: "names/not-injective",
  states: "Different names stay different as identifiers, types, files, wire names and anchors.",
  because: "Of two facts that are spelt alike one would overwrite the other, or be renamed behind everybody's back.",
  check: (catalog) => once(scopesOf(catalog).flatMap(clashes)),
})

function clashes({ says, taken, claims }: Scope): readonly Violation[] {
  const reserved = new Set(taken)
  const first = new Map<string, Claim>()
  return claims.flatMap((claim): readonly Violation[] => {
    const { spelling, at } = claim
    if (reserved.has(spelling))
      return [
        { at, what: `${claim.says} reads ${spelling} among the ${says}, where that is reserved.`, fix: "rename it" },
      ]
    const other = first.get(spelling)
    if (other === undefined) {
      first.set(spelling, claim)
      return []
    }
    return [
      {
        at,
        what: `${other.says} and ${claim.says} both read ${spelling} among the ${says}.`,
        fix: "rename one of them",
        related: [{ says: `${other.says} stands here`, at: other.at }],
      },
    ]
  })
}

/** One violation for each pair: names that clash as a file clash as a type and as functions too. */
function once(violations: readonly Violation[]): readonly Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ at, related }) => {
    const pair = JSON.stringify([at, related?.map((other) => other.at)])
    return !seen.has(pair) && seen.add(pair) !== undefined
  })
}
