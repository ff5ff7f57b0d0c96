import { atomsOf, holds } from "../../agreement.ts"
import type { Agreement, Atom } from "../../agreement.ts"
import { variations } from "../agreeing.ts"
import type { Whole } from "../agreeing.ts"
import type { Shape } from "../shape.ts"
import { valueCase } from "./case.ts"
import type { Case } from "./case.ts"
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
  for (const { keeps, made } of variations(shape, clauses, sample)) {
    const broken = clauses.findIndex((clause) => !keeps(clause))
    const [from, to] = broken === -1 ? [0, agreements.length] : [broken, broken + 1]
    for (let at = from; at < to; at++) {
      let key = `${at} ${broken} `
      for (const atom of atoms[at] ?? []) key += keeps(atom) ? "+" : "-"
      if (alone.has(key)) continue
      const isAlone = clauses.every((clause, other) => other <= broken || keeps(clause))
      if (found.has(key) && !isAlone) continue
      found.set(key, agreementCase(agreements[at] as Agreement, broken === -1, made()))
      if (isAlone) alone.add(key)
    }
  }
  const order = agreements.map(({ name }) => name)
  return [...found.values()].toSorted((left, right) => order.indexOf(left.demands) - order.indexOf(right.demands))
}

function agreementCase(agreement: Agreement, isKept: boolean, value: Whole): Case {
  const { name, at } = agreement
  const says = `${name} ${isKept ? "kept" : "broken"} with ${metIn(agreement, value)}`
  const judged = isKept ? "accept" : "invalid"
  return { ...valueCase("agreement", name, judged, says, value, [at]), decidedBy: "decoder" }
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
