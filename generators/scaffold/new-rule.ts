import { rules } from "../../catalog/rules/index.ts"
import { identifierOf } from "../../model/naming.ts"
import { skeletonOf } from "../text/skeleton.ts"
import type { Known } from "./known.ts"
import type { Asked, NewFile, Scaffold } from "./asked.ts"

/** Begins a rule, `topic/problem`, with its page and both fixtures, in a catalog that has rules of its own. */
export function ruleScaffold({ name: code }: Asked, { folder, hasRules, skeleton }: Known): Scaffold {
  if (!hasRules) return { ok: false, usage: `${folder} has no list of rules at ${folder}/rules/index.ts` }
  if (!/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(code))
    return { ok: false, usage: `a rule is named topic/problem in lower-case words, not ${code}` }
  if (rules.some((rule) => rule.code === code)) return { ok: false, usage: `there is a rule ${code} already` }
  const name = code.replace("/", "-")
  const constant = identifierOf(name)
  const file = (path: string, from: string): NewFile => {
    const said = skeletonOf(skeleton(from))({ code, constant })
    if (!said.ok) throw new Error(`the skeleton ${from} is wrong in line ${said.line}: ${said.problem}`)
    return { path: `${folder}/rules/${name}/${path}`, text: said.text }
  }
  return {
    ok: true,
    files: [
      file("rule.ts", "rule"),
      file("page.md", "rule-page"),
      file("pass.ts", "rule-pass"),
      file("fail.ts", "rule-fail"),
    ],
    next: [
      `Add it to the list in ${folder}/rules/index.ts: import { ${constant} } from "./${name}/rule.ts"`,
      "State what holds, why it matters, and where the catalog breaks it; ask the laws in model/",
      "Write the fixture that fails first, with the place and the words that you expect",
      "Turn the condition around once, and see the test of the rules fail",
    ],
  }
}
