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

/**
 * Objects of a shape that differ in what some conditions look at: members there and absent, equal and not, lists with
 * their texts too rarely, often enough and too often. Other members are there only where they must be. The least comes
 * first, and the same on every call. Nothing where a member that must be there has no value; a search ends after 50,000.
 */
export function* variations(
  { members }: Shape,
  clauses: readonly Clause[],
  sample: (type: WireType) => FactValue | undefined,
): Generator<Whole> {
  const atoms = clauses.flatMap(atomsOf)
  const choices = members.map((member) => {
    const own = atoms.filter((atom) => atom.member === member.name)
    return { name: member.name, options: optionsOf(member, own, sample(member.type)) }
  })
  const total = choices.reduce((product, { options }) => product * options.length, 1)
  for (let number = 0; number < Math.min(total, searched); number++) {
    let rest = number
    const entries: (readonly [string, FactValue])[] = []
    for (const { name, options } of choices) {
      const option = options[rest % options.length]
      rest = Math.floor(rest / options.length)
      if (option !== undefined) entries.push([name, option])
    }
    yield Object.fromEntries(entries)
  }
}

/** The least object of a shape that keeps all its agreements; `undefined` where none was found. */
export function leastAgreeing(shape: Shape, sample: (type: WireType) => FactValue | undefined): Whole | undefined {
  const clauses = shape.agreements.map((agreement) => agreement.holds)
  for (const value of variations(shape, clauses, sample)) if (keeps(value, shape.agreements)) return value
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
  const present = [...(least === undefined ? [] : [least]), ...equals, ...lists]
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
