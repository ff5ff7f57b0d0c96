import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Records of a fact that is not there, and of a place that is not in its fact. */
export const facts: readonly Fact[] = [
  {
    id: "axis/helpers",
    kind: "axis",
    name: "helpers",
    body: { name: "helpers", values: ["absent", "observed"], below: [["absent", "observed"]] },
  },
  {
    id: "decision/0001-helpers",
    kind: "decision",
    name: "0001-helpers",
    body: {
      title: "A decision",
      facts: ["axis/helper", "axis/helpers#/values/seen"],
      before: "before",
      after: "after",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "decision/unknown-fact",
    at: "decision/0001-helpers#/facts/axis~1helper",
    what: "Decision 0001-helpers names axis/helper, but there is no fact axis/helper.",
  },
  {
    code: "decision/unknown-fact",
    at: "decision/0001-helpers#/facts/axis~1helpers#~1values~1seen",
    what: "Decision 0001-helpers names axis/helpers#/values/seen, but axis/helpers states nothing there.",
  },
]
