import { holds } from "../agreement.ts"
import type { Agreement, Atom, Clause } from "../agreement.ts"
import { keeps, variations } from "./agreeing.ts"
import type { Comparing, Doubt } from "./inclusion.ts"
import type { Shape } from "./shape.ts"

/** Values that are tried to show that an agreement is not kept. */
const shown = 8

/**
 * Objects of the narrower shape that may break an agreement of the wider one; null where none can. An agreement is kept
 * for certain where the narrower shape has the same one, or where its members alone decide it. Else it counts as broken,
 * shown by a value where one was found.
 */
export function agreementDoubt(wider: Shape, narrower: Shape, { narrower: judge }: Comparing): Doubt {
  const own = new Set(narrower.agreements.map((agreement) => JSON.stringify(agreement.holds)))
  const open = wider.agreements.filter(
    (agreement) => !own.has(JSON.stringify(agreement.holds)) && decided(agreement.holds, narrower, judge) !== true,
  )
  return open.length === 0 ? null : breaking(open, narrower, judge)
}

function breaking(open: readonly Agreement[], narrower: Shape, judge: Comparing["narrower"]): Doubt {
  const found: Exclude<Doubt, null>[number][] = []
  const clauses = [...narrower.agreements, ...open].map((agreement) => agreement.holds)
  for (const value of variations(narrower, clauses, judge.sample)) {
    if (keeps(value, narrower.agreements) && !keeps(value, open)) found.push(value)
    if (found.length === shown) break
  }
  return found
}

/** Whether a condition holds of every object of a shape, or of none; null where that depends on the object. */
function decided(clause: Clause, shape: Shape, judge: Comparing["narrower"]): boolean | null {
  switch (clause.kind) {
    case "not": {
      const inner = decided(clause.of, shape, judge)
      return inner === null ? null : !inner
    }
    case "and":
    case "or":
    case "same": {
      const left = decided(clause.left, shape, judge)
      const right = decided(clause.right, shape, judge)
      if (clause.kind === "same") return left === null || right === null ? null : left === right
      const settling = clause.kind === "or"
      if (left === settling || right === settling) return settling
      return left === null || right === null ? null : !settling
    }
    default:
      return decidedOf(clause, shape, judge)
  }
}

function decidedOf(clause: Atom, shape: Shape, judge: Comparing["narrower"]): boolean | null {
  const member = shape.members.find(({ name }) => name === clause.member)
  if (member === undefined) return shape.excess === "closed" ? holds(clause, {}) : null
  if (clause.kind === "present") return member.optional ? null : true
  if (clause.kind !== "equals") return null
  const type = judge.follow(member.type)
  if (type?.kind !== "literal") return null
  if (!type.values.includes(clause.value)) return false
  return type.values.length === 1 && !member.optional ? true : null
}
