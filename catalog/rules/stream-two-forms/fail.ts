import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** One opens with less than another asks for, and one asks at a place of its own. */
export const facts: readonly Fact[] = [
  form("a-lines", [{ "/type": "start" }]),
  form("b-lines", [{ "/type": "begin" }, { "/type": "start", "/version": { is: "text" } }]),
  form("c-lines", [{ "/kind": "start" }]),
]

function form(name: string, opens: Fact["body"][string]): Fact {
  return {
    id: `line-form/${name}`,
    kind: "line-form",
    name,
    body: { name, writtenBy: [`${name} --json`], opens, output: "line", rules: [] },
  }
}

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "stream/two-forms",
    at: "line-form/b-lines#/opens",
    what: "A line may open line-form/b-lines that also opens line-form/a-lines.",
  },
  {
    code: "stream/two-forms",
    at: "line-form/c-lines#/opens",
    what: "A line may open line-form/c-lines that also opens line-form/a-lines.",
  },
  {
    code: "stream/two-forms",
    at: "line-form/c-lines#/opens",
    what: "A line may open line-form/c-lines that also opens line-form/b-lines.",
  },
]
