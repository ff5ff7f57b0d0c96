import { namesInvalid } from "../../catalog/rules/names-invalid/rule.ts"
import { namesNotInjective } from "../../catalog/rules/names-not-injective/rule.ts"
import type { Rule } from "../../catalog/rules/rule.ts"
import type { Catalog } from "../../model/catalog.ts"
import { factOf } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import { clauseOf } from "../check-rules.ts"
import { located } from "../diagnostics.ts"
import { resolve } from "../resolve/resolve.ts"

/** Why a fact cannot be added under its name, as the rules on names say it; null where it can. */
export function nameProblem(fact: Fact, catalog: Catalog): Finding | null {
  const alone = said(namesInvalid, resolve([fact], catalog.acp).catalog, fact)
  if (alone !== null) return alone
  const known = catalog.facts.filter(({ id }) => id !== fact.id)
  if (known.length < catalog.facts.length)
    return finding(namesNotInjective, {
      at: fact.id,
      what: `There is a ${fact.id} already.`,
      fix: "choose another name",
    })
  return said(namesNotInjective, resolve([...known, fact], catalog.acp).catalog, fact)
}

function said(rule: Rule, catalog: Catalog, fact: Fact): Finding | null {
  const about = rule
    .check(catalog)
    .find(({ at, related = [] }) => factOf(at) === fact.id || related.some((other) => factOf(other.at) === fact.id))
  return about === undefined ? null : finding(rule, about)
}

function finding({ code, severity, because }: Rule, violation: ReturnType<Rule["check"]>[number]): Finding {
  const { related: _related, ...alone } = violation
  return located({ code, severity, why: clauseOf(because) }, alone, { locate: () => null })
}
