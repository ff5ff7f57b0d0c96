import { atomsOf, holds } from "../agreement.ts"
import type { Agreement, Atom, Clause } from "../agreement.ts"
import type { FactValue } from "../fact.ts"
import type { Shape } from "./shape.ts"
import { distinctTexts } from "./text-sample.ts"
import type { Member, WireType } from "../wire-type.ts"

/** An object by member names. */
export type Whole = { readonly [member: string]: FactValue }

/** The most values that a search through agreements looks at. */
const searched = 50_000

/** One object of a search: what it keeps is known before it is made. */
export interface Variation {
  /** Whether it keeps one of the conditions that the search is about. */
  readonly keeps: (clause: Clause) => boolean
  readonly made: () => Whole
}

/** A member that has one value in all objects of a search. */
export interface Held {
  readonly member: Member
  readonly value: FactValue
}

/**
 * Objects of a shape that differ in what some conditions look at: members there and absent, equal and not, lists with
 * their texts too rarely, often enough and too often. Other members are there only where they must be. The least comes
 * first, and the same on every call. Nothing where a member that must be there has no value; a search ends after 50,000.
 */
export function* variations(
  { members }: Shape,
  clauses: readonly Clause[],
  sample: (type: WireType) => FactValue | undefined,
  held: Held | null = null,
): Generator<Variation> {
  const atoms = clauses.flatMap(atomsOf)
  const choices = members.map((member): Choice => {
    const own = atoms.filter((atom) => atom.member === member.name)
    const options = member === held?.member ? [held.value] : optionsOf(member, own, sample(member.type))
    return { name: member.name, options, pick: 0 }
  })
  // A condition on one member is decided by what that member is: asked once for each option, and never of an object.
  const truths = new Map(atoms.map((atom) => [atom, truthsOf(atom, choices)]))
  const isMet = (clause: Clause): boolean => {
    switch (clause.kind) {
      case "not":
        return !isMet(clause.of)
      case "and":
        return isMet(clause.left) && isMet(clause.right)
      case "or":
        return isMet(clause.left) || isMet(clause.right)
      case "same":
        return isMet(clause.left) === isMet(clause.right)
      default: {
        const { choice, by } = truths.get(clause) ?? truthsOf(clause, choices)
        return by[choice?.pick ?? 0] === true
      }
    }
  }
  const variation: Variation = { keeps: isMet, made: () => madeOf(choices) }
  const total = choices.reduce((product, { options }) => product * options.length, 1)
  for (let number = 0; number < Math.min(total, searched); number++) {
    yield variation
    for (const choice of choices) {
      choice.pick = (choice.pick + 1) % choice.options.length
      if (choice.pick !== 0) break
    }
  }
}

interface Choice {
  readonly name: string
  readonly options: readonly (FactValue | undefined)[]
  pick: number
}

/** Whether a condition is met with each option of its member; of a member that the shape does not have: without it. */
function truthsOf(
  atom: Atom,
  choices: readonly Choice[],
): { readonly choice?: Choice; readonly by: readonly boolean[] } {
  const choice = choices.find(({ name }) => name === atom.member)
  if (choice === undefined) return { by: [holds(atom, {})] }
  const by = choice.options.map((option) => holds(atom, option === undefined ? {} : { [atom.member]: option }))
  return { choice, by }
}

function madeOf(choices: readonly Choice[]): Whole {
  return Object.fromEntries(
    choices.flatMap(({ name, options, pick }) => {
      const option = options[pick]
      return option === undefined ? [] : [[name, option] as const]
    }),
  )
}

/** The least object of a shape that keeps all its agreements; `undefined` where none was found. */
export function leastAgreeing(
  shape: Shape,
  sample: (type: WireType) => FactValue | undefined,
  held: Held | null = null,
): Whole | undefined {
  const clauses = shape.agreements.map((agreement) => agreement.holds)
  for (const variation of variations(shape, clauses, sample, held))
    if (clauses.every(variation.keeps)) return variation.made()
  return undefined
}

/** Whether an object of the right structure keeps all agreements. */
export function keeps(value: Whole, agreements: readonly Agreement[]): boolean {
  return agreements.every((agreement) => holds(agreement.holds, value))
}

/** What a member may be, `undefined` for absent; no option at all where it must be there and cannot. */
function optionsOf(
  { type, optional }: Member,
  atoms: readonly Atom[],
  least: FactValue | undefined,
): readonly (FactValue | undefined)[] {
  const compared = atoms.flatMap((atom) => (atom.kind === "equals" ? [atom.value] : []))
  const equals = [...new Set([...compared, ...others(type, compared)])].filter((value) => value !== least)
  const lists = type.kind === "list" && Array.isArray(least) ? listsOf(type.min, type.max, least, atoms) : []
  const present = [...(least === undefined ? [] : [least]), ...new Set(equals), ...lists]
  return optional ? [undefined, ...(atoms.length === 0 ? [] : present)] : present
}

/** Values of a type besides those that it is compared with. */
function others(type: WireType, compared: readonly FactValue[]): readonly (string | number | boolean)[] {
  if (compared.length === 0) return []
  if (type.kind === "literal") return type.values
  return type.kind === "text" ? distinctTexts(type, compared.length + 1) : []
}

/** Lists in which each text that an atom speaks of stands as often as makes a difference. */
function listsOf(
  min: number,
  max: number | null,
  least: readonly FactValue[],
  atoms: readonly Atom[],
): readonly (readonly FactValue[])[] {
  const amounts = new Map<string, Set<number>>()
  const allow = (text: string, ...counts: readonly number[]): void => {
    const known = amounts.get(text) ?? new Set([0])
    for (const count of counts) known.add(count)
    amounts.set(text, known)
  }
  for (const atom of atoms)
    if (atom.kind === "count") allow(atom.text, atom.least, (atom.most ?? atom.least) + 1)
    else if (atom.kind === "placeholders") {
      for (const text of atom.among) allow(text, 1)
      allow("{}", 1)
    }
  let lists: FactValue[][] = [[]]
  for (const [text, counts] of amounts)
    lists = [...counts]
      .toSorted((left, right) => left - right)
      .flatMap((count) => lists.map((list) => [...list, ...Array.from({ length: count }, () => text)]))
  return lists
    .filter((list) => list.length > 0 && (max === null || list.length <= max))
    .map((list) => [...list, ...least.slice(0, Math.max(0, min - list.length))])
    .slice(0, searched)
}
