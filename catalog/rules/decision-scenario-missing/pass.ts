import type { Fact } from "../../../model/fact.ts"

/** A record whose scenarios were both found in the tests that it names. */
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
      tests: ["test/helpers.test.ts"],
      tried: ["nobody sees a helper", "a helper is seen"],
    },
  },
]
