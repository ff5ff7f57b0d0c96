import { agreementId } from "../../catalog/kinds/agreement-id.ts"
import { accepts } from "../../model/accepts.ts"
import { atomsOf, clauseDepth } from "../../model/agreement.ts"
import type { Agreement, Atom, Clause } from "../../model/agreement.ts"
import { shapesOf } from "../../model/wire/shape.ts"
import type { Shape } from "../../model/wire/shape.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"
import { Refusal } from "./wire-checks.ts"
import type { Check } from "./wire-checks.ts"

/** The agreements among the checks on a whole object; a refusal for any other check. */
export function agreementsFrom(checks: readonly Check[]): readonly Agreement[] | Refusal {
  if (checks.some(({ id }) => id !== agreementId))
    return new Refusal(
      "a check across a whole value can not be generated",
      "state it on the parts, as an agreement, or in the code that reads them",
    )
  return checks.map(({ payload }) => payload as unknown as Agreement)
}

/** Why an agreement of an object or a variant says nothing, or the same always; null where each may hold or not. */
export function agreementProblem(type: WireType, payload: Payload): Refusal | null {
  if (type.kind !== "object" && type.kind !== "union") return null
  for (const shape of shapesOf(type)) {
    const names = new Set<string>()
    for (const agreement of shape.agreements) {
      const problem = names.has(agreement.name) ? "is stated twice" : faultOf(agreement, shape, payload)
      if (problem !== null)
        return new Refusal(`the agreement ${agreement.name} ${problem}`, "state what its members can keep and break")
      names.add(agreement.name)
    }
  }
  return null
}

function faultOf({ name, at, holds }: Agreement, shape: Shape, payload: Payload): string | null {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return "has a name that is not in kebab case"
  if (depthOf(holds) > clauseDepth) return `has conditions more than ${clauseDepth} levels inside each other`
  for (const member of [at, ...atomsOf(holds).map((atom) => atom.member)])
    if (!shape.members.some((each) => each.name === member)) return `speaks of ${member}, which is not listed`
  for (const atom of atomsOf(holds)) {
    const fault = atomFault(atom, shape, payload)
    if (fault !== null) return fault
  }
  return null
}

function atomFault(atom: Atom, { members }: Shape, { definitions }: Payload): string | null {
  const member = members.find(({ name }) => name === atom.member)
  if (member === undefined) return null
  const takes = (value: unknown): boolean => accepts({ type: member.type, definitions }, value).length === 0
  switch (atom.kind) {
    case "present":
      return member.optional ? null : `asks whether ${member.name} is there, which it always is`
    case "equals":
      return takes(atom.value) ? null : `compares ${member.name} with ${JSON.stringify(atom.value)}, which it never is`
    case "count":
    case "placeholders": {
      const texts = atom.kind === "count" ? [atom.text] : atom.among
      const strange = texts.find((text) => !itemsTake(member.type, text, definitions))
      if (strange !== undefined) return `looks for ${JSON.stringify(strange)} in ${member.name}, where it never stands`
      const always = atom.kind === "count" && atom.least <= 0 && atom.most === null
      return always ? `counts ${JSON.stringify(atom.text)} in ${member.name} and takes every number` : null
    }
    default:
      return atom satisfies never
  }
}

function itemsTake(type: WireType, text: string, definitions: Payload["definitions"]): boolean {
  return type.kind === "list" && accepts({ type: type.item, definitions }, text).length === 0
}

function depthOf(clause: Clause): number {
  let depth = 0
  let level: readonly Clause[] = [clause]
  while (level.length > 0 && depth <= clauseDepth) {
    depth++
    level = level.flatMap((each) => {
      if (each.kind === "not") return [each.of]
      return each.kind === "and" || each.kind === "or" || each.kind === "same" ? [each.left, each.right] : []
    })
  }
  return depth
}
