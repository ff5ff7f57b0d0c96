import { shared } from "../../catalog/kinds/kind.ts"
import type { AuthorityLaw, Events, Kind, Meaning, WireLaw } from "../../catalog/kinds/kind.ts"
import { kinds } from "../../catalog/kinds/kinds.ts"
import type { Direction, WireChange } from "../../model/change.ts"
import { segmentsOf, valueAt } from "../../model/fact.ts"
import type { Fact, FactBody, FactValue } from "../../model/fact.ts"
import type { Event, Made } from "./mutant.ts"

/** A class on both axes. */
export interface Class {
  readonly authority: Direction
  readonly wire: WireChange
}

/** What a class is worked out from: the fact before and after, and every fact for what it refers to. */
export interface Case {
  readonly made: Made
  readonly before: Fact | undefined
  readonly after: Fact | undefined
  readonly facts: ReadonlyMap<string, Fact>
}

const byName = new Map<string, Kind>(kinds.map((kind) => [kind.name, kind]))

/** The class that the kind of a changed fact declares for what a mutant does, by what the mutant knows of itself. */
export function declaredClass(the: Case): Class {
  const { made, before, after } = the
  const kind = byName.get((before ?? after)?.kind ?? "")
  if (kind === undefined) throw new Error(`nobody declares the kind of ${made.at}`)
  const [member, ...deeper] = segmentsOf(made.at)
  if (member === undefined) return whole(kind.whole, the)
  const meanings: { readonly [name: string]: Meaning | undefined } = { ...shared, ...kind.meanings }
  const meaning = meanings[member]
  if (meaning === undefined) throw new Error(`nobody declares ${member} of ${kind.name}`)
  const event = eventOf(made.event, deeper.length, meaning)
  const [authority, wire] = [lawOf(meaning.authority, event), lawOf(meaning.wire, event)]
  return {
    authority: bound(meaning, the) ? authorityBy(authority, the) : "same",
    wire: wireBy(wire, the),
  }
}

function whole(meaning: Meaning, the: Case): Class {
  const event = the.after === undefined ? "removed" : "added"
  return {
    authority: bound(meaning, the) ? (meaning.authority[event] as Direction) : "same",
    wire: meaning.wire[event] as WireChange,
  }
}

/** Below an element everything is a change of the element; a list that limits by standing there is the other way round. */
function eventOf(event: Event, depth: number, { absence }: Meaning): Event {
  if (event === "reordered") return event
  if (depth > 1) return "changed"
  if (depth === 0 && absence === "everything")
    return event === "added" ? "removed" : event === "removed" ? "added" : event
  return event
}

/** A new order means something only where coming and going mean the same. */
function lawOf<L>(laws: Events<L>, event: Event): L | null {
  if (event !== "reordered") return laws[event]
  return laws.added === laws.removed ? laws.changed : null
}

function bound({ where }: Meaning, { before, after }: Case): boolean {
  if (where === undefined) return true
  return [before, after].some((fact) => where.among.includes(fact?.body[where.member] as string))
}

function authorityBy(law: AuthorityLaw | null, the: Case): Direction {
  if (law === null) return "same"
  if (typeof law === "object") return ranksOf(law.ranks, the) ?? "incomparable"
  switch (law) {
    case "by_axis":
      return alongAxis(the)
    case "against_axis":
      return { widens: "narrows", narrows: "widens", same: "same", incomparable: "incomparable" }[
        alongAxis(the)
      ] as Direction
    case "by_inclusion":
      return { more: "widens", less: "narrows", other: "incomparable", words: "same" }[
        the.made.room ?? "other"
      ] as Direction
    case "by_number": {
      const [old, now] = sides(the)
      return typeof old === "number" && typeof now === "number" ? (now > old ? "widens" : "narrows") : "incomparable"
    }
    default:
      return law
  }
}

function wireBy(law: WireLaw | null, the: Case): WireChange {
  if (law === null) return "same"
  if (typeof law === "object") {
    const rank = ranksOf(law.ranks, the)
    return rank === null ? "breaking" : rank === "widens" ? "backward" : rank === "narrows" ? "forward" : "full"
  }
  if (law !== "by_inclusion") return law
  return { more: "backward", less: "forward", other: "breaking", words: "same" }[the.made.room ?? "other"] as WireChange
}

function sides({ made, before, after }: Case): readonly [FactValue | undefined, FactValue | undefined] {
  return [before && valueAt(before, made.at), after && valueAt(after, made.at)]
}

function ranksOf(ranks: readonly (readonly string[])[], the: Case): "widens" | "narrows" | "same" | null {
  const [old, now] = sides(the).map((value) => ranks.findIndex((rank) => rank.includes(value as string)))
  if (old === undefined || now === undefined || old < 0 || now < 0) return null
  return old < now ? "widens" : old > now ? "narrows" : "same"
}

/** Up or down an axis, by the pairs that its fact states; what is left out of a ceiling stands at what its driver grants. */
function alongAxis(the: Case): Direction {
  const name = segmentsOf(the.made.at).at(-1) ?? ""
  const axis = the.facts.get(`axis/${name}`)
  const pairs = (axis?.body["below"] ?? []) as readonly (readonly [string, string])[]
  const isAtMost = (low: string, high: string): boolean =>
    low === high || pairs.some(([left, right]) => left === low && isAtMost(right, high))
  const standing = (): readonly string[] => {
    if (the.before?.kind !== "harness" || the.made.event === "changed") return []
    const { $ref } = the.before.body["driver"] as { readonly $ref: string }
    const envelopes = (the.facts.get($ref)?.body["envelopes"] ?? []) as readonly FactBody[]
    const granted = envelopes.flatMap(({ grants }) => {
      const value = (grants as { readonly [axis: string]: string })[name]
      return value === undefined ? [] : [value]
    })
    return granted.filter((value) => !granted.some((other) => other !== value && isAtMost(value, other)))
  }
  const [old, now] = sides(the).map((value) => (typeof value === "string" ? [value] : standing()))
  const rises = old?.every((low) => now?.some((high) => isAtMost(low, high))) ?? false
  const falls = now?.every((low) => old?.some((high) => isAtMost(low, high))) ?? false
  return rises ? (falls ? "same" : "widens") : falls ? "narrows" : "incomparable"
}
