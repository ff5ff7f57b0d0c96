import type { Rule } from "../catalog/rules/rule.ts"
import type { Catalog } from "../model/catalog.ts"
import { factOf, factPath, isRef, keyOf } from "../model/fact.ts"
import type { Fact, FactId, FactPath, FactValue } from "../model/fact.ts"
import type { Finding, Violation } from "../model/finding.ts"
import { findingOf } from "./diagnostics.ts"
import type { DiagnosticCode } from "./diagnostics.ts"
import type { Spans } from "./load/loaded.ts"

/** What one rule says of a catalog. */
export interface Judged {
  readonly rule: Rule
  readonly violation: Violation
}

/** What is left of the violations, and what is wrong with the exceptions themselves. */
export interface Settled {
  readonly left: readonly Judged[]
  readonly findings: readonly Finding[]
}

interface Acceptance {
  readonly fact: FactId
  readonly code: string
  readonly until: FactId
  readonly at: FactPath
}

/**
 * Takes out what the facts accept: a violation whose own fact names the code of its rule, as long as the revision is
 * current. An exception that accepts nothing, has expired, or is about a rule without exceptions is a finding instead.
 */
export function settle(judged: readonly Judged[], catalog: Catalog, rules: readonly Rule[], spans: Spans): Settled {
  const accepted = catalog.facts.filter(({ body }) => Object.hasOwn(body, "accept"))
  if (accepted.length === 0) return { left: judged, findings: [] }
  const findings: Finding[] = []
  const say = (code: DiagnosticCode, at: FactPath, what: string, fix: string): void =>
    void findings.push(findingOf(code, { at, what, fix }, spans))
  const lives = new Map(catalog.revisions.map(({ id, life, literal }) => [id, { life, literal }]))
  const byCode = new Map(rules.map((rule) => [rule.code, rule]))
  const valid = new Map<string, Acceptance>()
  for (const fact of accepted)
    for (const acceptance of readAll(fact, say)) {
      const { code, at, until } = acceptance
      const rule = byCode.get(code)
      const revision = lives.get(until)
      if (rule === undefined) say("accept/unused", at, `${fact.id} accepts ${code}, and there is no such rule.`, remove)
      else if (!rule.acceptable)
        say("accept/refused", at, `${fact.id} accepts ${code}, which has no exceptions.`, "mend what it finds")
      else if (revision === undefined)
        say("fact/shape", at, `${fact.id} accepts ${code} until ${until}, which is no revision.`, "name a revision")
      else if (revision.life !== "current") {
        const what = `${fact.id} accepted ${code} until ${revision.literal}, which is ${revision.life} now.`
        say("accept/expired", at, what, "mend what the rule finds, or decide anew until a current revision")
      } else valid.set(key(fact.id, code), acceptance)
    }
  const used = new Set<string>()
  const left = judged.filter(({ rule, violation }) => {
    const mark = key(factOf(violation.at), rule.code)
    if (!valid.has(mark)) return true
    used.add(mark)
    return false
  })
  for (const [mark, { fact, code, at }] of valid)
    if (!used.has(mark)) say("accept/unused", at, `${fact} accepts ${code}, which finds nothing there.`, remove)
  return { left, findings }
}

const remove = "remove the exception"

function key(fact: FactId, code: string): string {
  return `${fact} ${code}`
}

/** The exceptions of a fact that can be read. */
function readAll(
  fact: Fact,
  say: (code: DiagnosticCode, at: FactPath, what: string, fix: string) => void,
): readonly Acceptance[] {
  const stated = fact.body["accept"]
  const fix = "state a list of accepting(CODE, BECAUSE, REVISION)"
  if (!Array.isArray(stated)) {
    say("fact/shape", factPath(fact.id, "accept"), `${fact.id} needs a list as accept.`, fix)
    return []
  }
  return (stated as readonly FactValue[]).flatMap((element) => {
    const at = factPath(fact.id, "accept", keyOf(element))
    const { code, because, until } = membersOf(element)
    if (typeof code === "string" && typeof because === "string" && because.trim() !== "" && isRef(until))
      return [{ fact: fact.id, code, until: until.$ref, at }]
    say("fact/shape", at, `${fact.id} accepts something without a code, a reason or a revision.`, fix)
    return []
  })
}

function membersOf(value: FactValue): { readonly [member: string]: FactValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as { readonly [member: string]: FactValue })
    : {}
}
