import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A record as a command leaves it. */
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
      facts: ["axis/helpers"],
      before: "nobody sees a helper",
      after: "a helper is seen",
      gaps: ["who is worse off today", "how it works"],
    },
  },
]

/** What the rule says of it. */
export const expected: readonly Expected[] = [
  {
    code: "decision/unfinished",
    at: "decision/0001-helpers#/gaps/how it works",
    what: "Decision 0001-helpers leaves to be written: how it works.",
  },
  {
    code: "decision/unfinished",
    at: "decision/0001-helpers#/gaps/who is worse off today",
    what: "Decision 0001-helpers leaves to be written: who is worse off today.",
  },
]
