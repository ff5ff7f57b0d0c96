import type { Expected } from "../../catalog/rules/expected.ts"
import type { Rule } from "../../catalog/rules/rule.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import { resolve } from "../resolve/resolve.ts"

/** A rule with everything that is asked of one. */
export interface WholeRule {
  readonly rule: Rule
  /** The code that the name of its folder stands for. */
  readonly code: string
  readonly page: string
  readonly pass: readonly Fact[]
  readonly fail: readonly Fact[]
  readonly expected: readonly Expected[]
  readonly acp: AcpIndex
}

/** What keeps a rule from being one, each as a clause without full stop. */
export function faultsOf(whole: WholeRule): readonly string[] {
  const { rule, code } = whole
  const faults: string[] = []
  if (rule.code !== code || !/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(code))
    faults.push(`its code is ${rule.code}, and that of its folder is ${code}, which reads topic/problem`)
  for (const text of [rule.states, rule.because])
    if (!/^[A-Z].*\.$/s.test(text)) faults.push(`${JSON.stringify(text)} is no sentence`)
  const page = whole.page.replaceAll(/\s+/g, " ")
  if (!page.startsWith(`# ${code} `)) faults.push(`its page does not begin with # ${code}`)
  for (const text of [rule.states, rule.because, "## Fails", "## Passes", "## Accepting it"])
    if (!page.includes(text)) faults.push(`its page does not say ${JSON.stringify(text)}`)
  try {
    return [...faults, ...fixtureFaults(whole)]
  } catch (error) {
    return [...faults, `it threw on a fixture: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function fixtureFaults({ rule, pass, fail, expected, acp }: WholeRule): readonly string[] {
  const faults: string[] = []
  const read = (name: string, facts: readonly Fact[]): ReturnType<Rule["check"]> => {
    const { catalog, problems } = resolve(facts, acp)
    faults.push(...problems.map(({ what }) => `${name}.ts is no catalog: ${what.replace(/\.$/, "")}`))
    return rule.check(catalog)
  }
  for (const { what } of read("pass", pass))
    faults.push(`of pass.ts it says ${JSON.stringify(what)}, and should be silent`)
  const said = read("fail", fail)
  if (expected.length === 0) faults.push("fail.ts expects nothing of it")
  for (const { fix, what } of said)
    if (!/^[a-z].*[^.]$/s.test(fix) || !what.endsWith("."))
      faults.push(`${JSON.stringify(what)} is no sentence, or its fix ${JSON.stringify(fix)} no clause`)
  const [is, wanted] = [said, expected].map((each) => each.map(({ at, what }) => `${at} ${what}`).toSorted(byCodeUnit))
  for (const each of wanted ?? [])
    if (!is?.includes(each)) faults.push(`of fail.ts it does not say ${JSON.stringify(each)}`)
  for (const each of is ?? [])
    if (!wanted?.includes(each)) faults.push(`of fail.ts it says ${JSON.stringify(each)}, which is not expected`)
  return faults
}
