import { factPath } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Refuses what is marked as still to be written. */
export const decisionUnfinished = rule({
  code: "decision/unfinished",
  states: "A decision record leaves nothing to be written.",
  because:
    "What a command can fill in of a decision is what everybody sees; who loses what without it, only a person knows.",
  check: ({ decisions }) =>
    decisions.flatMap((decision) =>
      decision.gaps.map((gap) => ({
        at: factPath(decision.id, "gaps", gap),
        what: `Decision ${decision.name} leaves to be written: ${gap}.`,
        fix: "write it in place of the mark, brackets and all",
      })),
    ),
})
