import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A record of whose scenarios one was found, and one that names no tests. */
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
      tests: ["test/helpers.test.ts", "test/more.test.ts"],
      tried: ["nobody sees a helper"],
    },
  },
  {
    id: "decision/0002-helpers",
    kind: "decision",
    name: "0002-helpers",
    body: { title: "Another", facts: ["axis/helpers"], before: "one", after: "two", tried: [] },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "decision/scenario-missing",
    at: "decision/0001-helpers#/after",
    what: 'Decision 0001-helpers says that "a helper is seen" shows its end, but no test of test/helpers.test.ts or test/more.test.ts is called so.',
    fix: "write a test of that name there, or name the one that shows it",
  },
  {
    code: "decision/scenario-missing",
    at: "decision/0002-helpers#/after",
    what: 'Decision 0002-helpers says that "two" shows its end, but it names no file of tests.',
    fix: "name under tests the file that tries it",
  },
  {
    code: "decision/scenario-missing",
    at: "decision/0002-helpers#/before",
    what: 'Decision 0002-helpers says that "one" shows the loss, but it names no file of tests.',
    fix: "name under tests the file that tries it",
  },
]
