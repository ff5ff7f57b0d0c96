import { factOf, factPath, valueAt } from "../../../model/fact.ts"
import type { FactPath } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Follows every path that a decision record names. */
export const decisionUnknownFact = rule({
  code: "decision/unknown-fact",
  states: "Every fact, or place in a fact, that a decision record names exists.",
  because: "A record of something that is no longer stated would go on to excuse the next change under that name.",
  check: ({ facts, decisions }) => {
    const known = new Map(facts.map((fact) => [fact.id, fact]))
    return decisions.flatMap((decision) =>
      decision.facts.flatMap((path: FactPath) => {
        const fact = known.get(factOf(path))
        if (fact !== undefined && valueAt(fact, path) !== undefined) return []
        const missing = fact === undefined ? `there is no fact ${factOf(path)}` : `${fact.id} states nothing there`
        return [
          {
            at: factPath(decision.id, "facts", path),
            what: `Decision ${decision.name} names ${path}, but ${missing}.`,
            fix: "correct the path, or move it to gone",
          },
        ]
      }),
    )
  },
})
