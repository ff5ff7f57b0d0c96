import { byCodeUnit } from "../../model/fact.ts"
import type { FactPath } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"

/** Every finding of loading and the reason for it. */
const reasons = {
  "load/unreadable": "what can not be read as UTF-8 text can not be reviewed",
  "load/missing-folder": "facts that are named and not found would silently be left out",
  "load/syntax": "a module that can not be parsed states nothing",
  "load/not-data": "facts that are computed have no place to point at",
  "load/duplicate-member": "of two members with one name the first is silently lost",
  "load/unresolved-import": "a reference that leads nowhere names no fact",
  "load/import-cycle": "modules that import each other have no order in which their facts exist",
  "load/thrown": "a constructor that refuses its argument states no fact",
  "load/not-a-fact": "what a module exports and no artifact can name is lost to review",
  "load/unexported-fact": "a fact that is not exported has no identity that others can name",
  "load/duplicate-id": "an id names exactly one fact",
  "load/replaces-base": "whoever extends a catalog keeps its promises, and may only add to them",
  "load/bad-id": "ids become paths, keys and identifiers everywhere",
  "load/not-json": "only plain data can be published, compared and digested",
  "load/duplicate-key": "elements of lists are named by key, never by index",
  "load/payload": "what a payload type can not say can not be generated for every reader alike",
  "load/duplicate-type-name": "one name must mean one type to whoever reads the generated code",
  "load/config": "a setting that is not understood would silently do nothing",
  "load/decision": "a decision record must name the facts that it is about",
  "load/acp-digest": "sites are judged by the protocol schema as it was reviewed",
} as const satisfies { readonly [code: string]: string }

/** The code of a finding of loading. */
export type LoadCode = keyof typeof reasons

/** What a finding says besides its code and its place. */
export interface Said {
  readonly what: string
  readonly fix: string
  readonly related?: Finding["related"]
  readonly facts?: readonly FactPath[]
}

/** An error of loading with the reason that its code stands for. */
export function finding(code: LoadCode, at: Location | null, said: Said): Finding {
  return {
    code,
    severity: "error",
    what: said.what,
    why: reasons[code],
    fix: said.fix,
    at,
    related: said.related ?? [],
    facts: said.facts ?? [],
  }
}

/** Findings in the order of their places, then of their codes and texts; the same one is kept once. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const kept = new Map(findings.map((each) => [`${each.code}\n${place(each)}\n${each.what}`, each]))
  return [...kept.values()].toSorted(compare)
}

function compare(left: Finding, right: Finding): number {
  return (
    byCodeUnit(left.at?.file ?? "", right.at?.file ?? "") ||
    (left.at?.line ?? 0) - (right.at?.line ?? 0) ||
    (left.at?.column ?? 0) - (right.at?.column ?? 0) ||
    byCodeUnit(left.code, right.code) ||
    byCodeUnit(left.what, right.what)
  )
}

function place({ at }: Finding): string {
  return at === null ? "" : `${at.file}:${at.line}:${at.column}`
}
