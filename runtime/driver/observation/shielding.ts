import type { Contract } from "../../../output/contract.ts"

/** A message's JSON without what its contracts keep inside the session. */
export type Shield = (raw: unknown) => unknown

/**
 * Makes the shield of some contracts: from every `_meta`, at any depth, the keys go that one of them owns; other keys stay,
 * and nothing else changes. Copies only along the paths to what it takes away. Iterative in breadth, and as deep as the
 * value: a depth of more than 64 is answered with `null` in its place.
 */
export function shielding(contracts: readonly Contract<string>[]): Shield {
  const prefixes = contracts.flatMap(({ keyPrefix }) => (keyPrefix === null ? [] : [keyPrefix]))
  const keys = new Set(
    contracts.flatMap(({ slots }) =>
      Object.values(slots).flatMap(({ site, aliases = [] }) => [
        ...(site.kind === "meta" ? site.at.slice(1, 2) : []),
        ...aliases.flatMap((path) => path.slice(0, 1)),
      ]),
    ),
  )
  const isOwned = (key: string): boolean => keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix))
  return (raw) => shielded(raw, isOwned, 0)
}

const deepest = 64

function shielded(value: unknown, isOwned: (key: string) => boolean, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value
  if (depth === deepest) return null
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const copy = items.map((item) => shielded(item, isOwned, depth + 1))
    return copy.some((item, index) => item !== items[index]) ? copy : value
  }
  const entries = Object.entries(value)
  const kept = entries.flatMap(([key, inner]): readonly (readonly [string, unknown])[] => [
    [key, key === "_meta" ? without(inner, isOwned) : shielded(inner, isOwned, depth + 1)],
  ])
  return kept.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(kept) : value
}

function without(meta: unknown, isOwned: (key: string) => boolean): unknown {
  if (typeof meta !== "object" || meta === null || Array.isArray(meta)) return meta
  const entries = Object.entries(meta)
  const kept = entries.filter(([key]) => !isOwned(key))
  return kept.length === entries.length ? meta : Object.fromEntries(kept)
}
