import { atomsOf, holds } from "../../agreement.ts"
import type { Agreement, Atom } from "../../agreement.ts"
import { variations } from "../agreeing.ts"
import type { Whole } from "../agreeing.ts"
import type { Shape } from "../shape.ts"
import type { Case } from "./case.ts"
import { mostVariations } from "./holders.ts"
import type { Sample } from "./holders.ts"

/**
 * For each agreement of a form and each way in which its conditions can be met or missed: an object that keeps all
 * agreements, or one in which this is the first that is broken.
 */
export function agreementCases(shape: Shape, sample: Sample): readonly Case[] {
  const { agreements } = shape
  if (agreements.length === 0) return []
  const found = new Map<string, Case>()
  const clauses = agreements.map((agreement) => agreement.holds)
  const atoms = clauses.map(atomsOf)
  /** What is broken by itself is better than what is broken with others after it. */
  const alone = new Set<string>()
  let looked = 0
  for (const value of variations(shape, clauses, sample)) {
    if (looked++ > mostVariations) break
    const broken = clauses.findIndex((clause) => !holds(clause, value))
    const isAlone = clauses.findLastIndex((clause) => !holds(clause, value)) === broken
    for (const [at, agreement] of agreements.entries()) {
      if (broken !== -1 && broken !== at) continue
      const met = (atoms[at] ?? []).map((atom) => holds(atom, value))
      const key = `${at} ${broken} ${met.join(" ")}`
      if (found.has(key) && (alone.has(key) || !isAlone)) continue
      found.set(key, agreementCase(agreement, broken === -1, value))
      if (isAlone) alone.add(key)
    }
  }
  const order = agreements.map(({ name }) => name)
  return [...found.values()].toSorted((left, right) => order.indexOf(left.demands) - order.indexOf(right.demands))
}

function agreementCase(agreement: Agreement, isKept: boolean, value: Whole): Case {
  const { name, at } = agreement
  const says = `${name} ${isKept ? "kept" : "broken"} with ${metIn(agreement, value)}`
  return {
    says,
    keyword: "agreement",
    demands: name,
    below: [at],
    form: { kind: "value", value },
    judged: isKept ? "accept" : "invalid",
    decidedBy: "decoder",
  }
}

/** The conditions of an agreement that an object meets. */
function metIn({ holds: clause }: Agreement, value: Whole): string {
  const met = new Set(
    atomsOf(clause)
      .filter((atom) => holds(atom, value))
      .map(named),
  )
  return met.size === 0 ? "nothing" : [...met].join(", ")
}

function named(atom: Atom): string {
  switch (atom.kind) {
    case "present":
      return atom.member
    case "equals":
      return `${atom.member} ${JSON.stringify(atom.value)}`
    case "count":
      return `${atom.least} to ${atom.most ?? "any"} ${atom.text} in ${atom.member}`
    case "placeholders":
      return `placeholders alone in ${atom.member}`
    default:
      return atom satisfies never
  }
}
