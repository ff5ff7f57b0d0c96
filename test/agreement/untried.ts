import { accepts } from "../../model/accepts.ts"
import { includes } from "../../model/includes.ts"
import { expanded } from "../../model/wire/vectors.ts"
import type { Vector } from "../../model/wire/vectors.ts"
import type { Member, Payload, TextType, WireType } from "../../model/wire-type.ts"

/** A payload that differs in one constraint, and how. */
interface Mutant {
  readonly says: string
  readonly payload: Payload
}

/**
 * Constraints that vectors do not try: each bound is moved by one both ways, each member made optional or required, each
 * object opened or closed, each node given null, each literal and variant taken away. If no vector's verdict changes by
 * that, and the payload does mean something else, the constraint is named here.
 *
 * Reads nothing of how vectors are made, so that what is forgotten there is not forgotten here as well.
 */
export function untried(payload: Payload, vectors: readonly Vector[]): readonly string[] {
  // Small ones first: nearly every mutant is told by one of them.
  const judged = vectors
    .toSorted((left, right) => timesOf(left) - timesOf(right))
    .map((vector) => ({ value: expanded(vector), accepted: accepts(payload, expanded(vector)).length === 0 }))
  return mutantsOf(payload)
    .filter(
      (mutant) => !judged.some(({ value, accepted }) => (accepts(mutant.payload, value).length === 0) !== accepted),
    )
    .filter((mutant) => differs(payload, mutant.payload))
    .map(({ says }) => says)
}

/** Whether some value is known that one payload accepts and the other does not. */
function differs(left: Payload, right: Payload): boolean {
  return [includes(left, right), includes(right, left)].some(
    (answer) => !answer.included && answer.counterexample !== undefined,
  )
}

function mutantsOf(payload: Payload): readonly Mutant[] {
  const root = mutants(payload.type, "").map(({ says, type }) => ({ says, payload: { ...payload, type } }))
  const others = payload.definitions.flatMap((definition, at) =>
    mutants(definition.type, `${definition.name}:`).map(({ says, type }) => ({
      says,
      payload: { ...payload, definitions: payload.definitions.with(at, { ...definition, type }) },
    })),
  )
  return [...root, ...others]
}

interface Mutated {
  readonly says: string
  readonly type: WireType
}

function mutants(type: WireType, at: string): readonly Mutated[] {
  const here = (says: string, other: WireType): Mutated => ({ says: `${at || "/"} ${says}`, type: other })
  const inner = (part: WireType, segment: string, whole: (other: WireType) => WireType): readonly Mutated[] =>
    mutants(part, `${at}/${segment}`).map(({ says, type: other }) => ({ says, type: whole(other) }))
  const nullable = type.kind === "nullable" || type.kind === "opaque" || type.kind === "reference"
  const all: Mutated[] = nullable ? [] : [here("takes null", { kind: "nullable", of: type })]
  switch (type.kind) {
    case "literal":
      if (type.values.length > 1)
        all.push(
          ...type.values.map((value) =>
            here(`without ${value}`, { ...type, values: type.values.filter((each) => each !== value) }),
          ),
        )
      break
    case "text":
      all.push(...textMutants(type).map(([says, other]) => here(says, other)))
      break
    case "integer":
      for (const [min, max] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const)
        all.push(here(`bounds moved by ${min}, ${max}`, { ...type, min: type.min + min, max: type.max + max }))
      all.push(here("takes fractions", { ...type, kind: "number" }))
      break
    case "number":
      for (const by of [-1e-9, 1e-9]) {
        if (type.min !== null) all.push(here(`min moved by ${by}`, { ...type, min: type.min + by }))
        if (type.max !== null) all.push(here(`max moved by ${by}`, { ...type, max: type.max + by }))
      }
      all.push(here("takes no fractions", { kind: "integer", min: type.min ?? -1e9, max: type.max ?? 1e9 }))
      break
    case "list":
      for (const by of [-1, 1]) {
        if (type.min + by >= 0) all.push(here(`min moved by ${by}`, { ...type, min: type.min + by }))
        if (type.max !== null) all.push(here(`max moved by ${by}`, { ...type, max: type.max + by }))
      }
      all.push(...inner(type.item, "0", (item) => ({ ...type, item })))
      break
    case "map":
      for (const by of [-1, 1])
        if (type.max !== null) all.push(here(`max moved by ${by}`, { ...type, max: type.max + by }))
      all.push(...textMutants(type.names).map(([says, names]) => here(`names: ${says}`, { ...type, names })))
      all.push(...inner(type.value, "*", (value) => ({ ...type, value })))
      break
    case "object":
      all.push(here("excess", { ...type, excess: type.excess === "keep" ? "closed" : "keep" }))
      all.push(...memberMutants(type.members, at).map(({ says, members }) => ({ says, type: { ...type, members } })))
      break
    case "union":
      for (const [index, variant] of type.variants.entries()) {
        const replaced = (other: object): WireType => ({
          ...type,
          variants: type.variants.with(index, { ...variant, ...other }),
        })
        if (type.variants.length > 1)
          all.push(here(`without ${variant.name}`, { ...type, variants: type.variants.toSpliced(index, 1) }))
        all.push(here(`excess of ${variant.name}`, replaced({ excess: variant.excess === "keep" ? "closed" : "keep" })))
        const path = `${at}/${variant.name}`
        all.push(
          ...memberMutants(variant.members, path).map(({ says, members }) => ({ says, type: replaced({ members }) })),
        )
      }
      break
    case "nullable":
      all.push(here("takes no null", type.of))
      all.push(...inner(type.of, "?", (of) => ({ ...type, of })))
      break
    case "opaque":
      for (const by of [-1, 1]) {
        all.push(here(`maxBytes moved by ${by}`, { ...type, maxBytes: type.maxBytes + by }))
        all.push(here(`maxDepth moved by ${by}`, { ...type, maxDepth: type.maxDepth + by }))
      }
      break
    case "reference":
      break
  }
  return all
}

function textMutants(type: TextType): readonly (readonly [string, TextType])[] {
  const moved = ([-1, 1] as const).flatMap((by): readonly (readonly [string, TextType])[] => [
    ...(type.min + by < 0 ? [] : [[`min moved by ${by}`, { ...type, min: type.min + by }] as const]),
    ...(type.max === null ? [] : [[`max moved by ${by}`, { ...type, max: type.max + by }] as const]),
  ])
  if (type.pattern === null) return [...moved, ["only ASCII", { ...type, pattern: "^[\\u0000-\\u007f]*$" }]]
  return [...moved, ["any text", { ...type, pattern: null }], ["no text", { ...type, pattern: "^[^\\u0000-\\uffff]$" }]]
}

function memberMutants(
  members: readonly Member[],
  at: string,
): readonly { readonly says: string; readonly members: readonly Member[] }[] {
  return members.flatMap((member, index) => [
    {
      says: `${at}/${member.name} ${member.optional ? "is required" : "is optional"}`,
      members: members.with(index, { ...member, optional: !member.optional }),
    },
    ...mutants(member.type, `${at}/${member.name}`).map(({ says, type }) => ({
      says,
      members: members.with(index, { ...member, type }),
    })),
  ])
}

function timesOf(vector: Vector): number {
  return vector.text === undefined ? (vector.build?.times ?? 0) : 0
}
