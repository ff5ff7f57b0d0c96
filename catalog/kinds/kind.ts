import type { Direction, WireChange } from "../../model/change.ts"
import type { FactId } from "../../model/fact.ts"

/** A fact as a catalog module states it: its identity, its name, and members that may hold other facts by value. */
export interface Stated<K extends string> {
  readonly $id: `${K}/${string}`
  readonly name: string
}

/** What something means, by what happened to it. Where nothing stands, and null, is absence. */
export interface Events<L> {
  readonly added: L
  readonly removed: L
  readonly changed: L
}

/** Values from the least to the most that they grant, or that a reader takes; those of one rank are worth the same. */
export interface Ranks {
  readonly ranks: readonly (readonly string[])[]
}

/**
 * How the direction of authority is found. `by_axis`: the member maps axis names to values, and going up an axis widens;
 * `against_axis`: it narrows. `by_inclusion`: a payload that takes more widens. `by_number`: a greater number widens.
 */
export type AuthorityLaw = Direction | Ranks | "by_axis" | "against_axis" | "by_inclusion" | "by_number"

/** How it is found who understands whom. `by_inclusion`: by what the payloads before and after have room for. */
export type WireLaw = WireChange | Ranks | "by_inclusion"

/** What a change at one member of a kind means, on both axes. */
export interface Meaning {
  readonly authority: Events<AuthorityLaw>
  readonly wire: Events<WireLaw>
  /** Whether nothing stands for everything: then a list that comes limits, and one that goes frees. */
  readonly absence?: "everything"
  /** Only where the fact has, before or after, one of these values, authority is moved at all. */
  readonly where?: { readonly member: string; readonly among: readonly string[] }
}

/** A kind of fact: what it is, and what a change of it means. */
export interface Kind<K extends string = string, M extends string = string> {
  readonly name: K
  /** One sentence: what a fact of this kind states. */
  readonly states: string
  /** What a change of each member means: all of them, but for those that every kind has. */
  readonly meanings: { readonly [member in M]: Meaning }
  /** What it means that a whole fact comes or goes. */
  readonly whole: Meaning
}

/** Declares a kind. */
export function kind<const K extends string, const M extends string>(described: Kind<K, M>): Kind<K, M> {
  return described
}

/** A law for each event, or one for all of them; what is left out moves nothing. */
export function means(
  authority: Events<AuthorityLaw> | AuthorityLaw,
  wire: Events<WireLaw> | WireLaw = "same",
  more: Pick<Meaning, "absence" | "where"> = {},
): Meaning {
  return { authority: events(authority), wire: events(wire), ...more }
}

function events<L extends AuthorityLaw | WireLaw>(law: Events<L> | L): Events<L> {
  return typeof law === "object" && "added" in law ? law : { added: law, removed: law, changed: law }
}

/** Adding widens what is allowed and removing narrows it; a changed element is judged by whoever reviews it. */
export const grants: Events<Direction> = { added: "widens", removed: "narrows", changed: "incomparable" }

/** Adding narrows what is allowed and removing widens it. */
export const limits: Events<Direction> = { added: "narrows", removed: "widens", changed: "incomparable" }

/** Any change moves authority in a way that no order settles. */
export const unordered: Direction = "incomparable"

/** On the wire: there is more that may be said, and who reads by the old catalog does not know it. */
export const sayings: Events<WireChange> = { added: "backward", removed: "forward", changed: "breaking" }

/** On the wire: there is more that must hold, and who writes by the old catalog does not know it. */
export const demands: Events<WireChange> = { added: "forward", removed: "backward", changed: "breaking" }

/** On the wire: an addition that who does not know it leaves alone. */
export const additions: Events<WireChange> = { added: "full", removed: "forward", changed: "breaking" }

/** Words for people, and places in pages: a change moves neither authority nor a byte on the wire. */
export const prose: Meaning = means("same")

/** The lowest rank first. */
export function ranked(...ranks: readonly (readonly string[])[]): Ranks {
  return { ranks }
}

/** What every kind has: the parts of its identity, its sentence for readers, and the findings that it lives with. */
export const shared = {
  name: prose,
  contract: prose,
  summary: prose,
  accept: means(unordered),
} as const satisfies { readonly [member: string]: Meaning }

/** A body without members whose change nobody declared the meaning of. */
type Declared<B, M extends string> = B & { readonly [member in Exclude<keyof B, M | keyof typeof shared>]: never }

/** Makes a stated fact: a plain object with its identity first. A member without a declared meaning does not compile. */
export function state<const K extends string, M extends string, B extends { readonly name: string }>(
  of: Kind<K, M>,
  body: Declared<B, M>,
  scope?: string,
): Stated<K> & B {
  const id = scope === undefined ? `${of.name}/${body.name}` : `${of.name}/${scope}/${body.name}`
  return { $id: id as `${K}/${string}` & FactId, ...body }
}
