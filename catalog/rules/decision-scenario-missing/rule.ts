import type { Decision } from "../../../model/catalog.ts"
import { factPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { rule } from "../rule.ts"

/** Looks for both scenarios of each record among the titles of the tests that it names. */
export const decisionScenarioMissing = rule({
  code: "decision/scenario-missing",
  states: "The scenarios that a decision record names are tried: tests of the files that it names bear their names.",
  because: "A loss that nobody can show is an opinion, and an end of it that nobody tries comes back unseen.",
  check: ({ decisions }) =>
    decisions.flatMap((decision) => (["before", "after"] as const).flatMap((when) => untried(decision, when))),
})

function untried(decision: Decision, when: "before" | "after"): readonly Violation[] {
  const { id, name, tests, tried, gaps } = decision
  const title = decision[when]
  // Nobody can look into the tests of a catalog that was published without them, nor for what is not written yet.
  if (tried === null || gaps.length > 0 || tried.includes(title)) return []
  const shows = when === "before" ? "the loss" : "its end"
  const where = tests.length === 0 ? "it names no file of tests" : `no test of ${tests.join(" or ")} is called so`
  return [
    {
      at: factPath(id, when),
      what: `Decision ${name} says that ${JSON.stringify(title)} shows ${shows}, but ${where}.`,
      fix:
        tests.length === 0
          ? "name under tests the file that tries it"
          : "write a test of that name there, or name the one that shows it",
    },
  ]
}
