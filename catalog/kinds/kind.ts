import type { Direction } from "../../model/change.ts"
import type { FactId } from "../../model/fact.ts"

/** A fact as a catalog module states it: its identity, its name, and members that may hold other facts by value. */
export interface Stated<K extends string> {
  readonly $id: `${K}/${string}`
  readonly name: string
}

/** What a change at one member of a kind means for authority. */
export interface Meaning {
  readonly added: Direction | "by_axis"
  readonly removed: Direction | "by_axis"
  /** `by_axis`: the member maps axis names to values, and the order of the axis decides. */
  readonly changed: Direction | "by_axis"
}

/** A kind of fact: what it is, and what a change of each of its members means. */
export interface Kind<K extends string = string> {
  readonly name: K
  /** One sentence: what a fact of this kind states. */
  readonly states: string
  /** Members not listed here change no authority. */
  readonly meanings: { readonly [member: string]: Meaning }
  /** What a whole fact means that comes or goes; left out: with a say in authority it widens and narrows, without one it changes nothing. */
  readonly whole?: Meaning
}

/** Declares a kind. */
export function kind<const K extends string>(described: Kind<K>): Kind<K> {
  return described
}

/** Adding widens what is allowed and removing narrows it; a changed element is judged by whoever reviews it. */
export const grants: Meaning = { added: "widens", removed: "narrows", changed: "incomparable" }

/** Adding narrows what is allowed and removing widens it. */
export const limits: Meaning = { added: "narrows", removed: "widens", changed: "incomparable" }

/** Any change moves authority in a way that no order settles. */
export const unordered: Meaning = { added: "incomparable", removed: "incomparable", changed: "incomparable" }

/** Makes a stated fact: a plain object with its identity first. */
export function state<const K extends string, B extends { readonly name: string }>(
  of: Kind<K>,
  body: B,
  scope?: string,
): Stated<K> & B {
  const id = scope === undefined ? `${of.name}/${body.name}` : `${of.name}/${scope}/${body.name}`
  return { $id: id as `${K}/${string}` & FactId, ...body }
}
