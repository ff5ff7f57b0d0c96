import type { Fact } from "../../../model/fact.ts"

/** Records of a whole fact, of a member and of an element of a list. */
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
      facts: ["axis/helpers", "axis/helpers#/values", "axis/helpers#/values/observed"],
      before: "before",
      after: "after",
    },
  },
]
