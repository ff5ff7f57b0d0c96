import type { Catalog } from "../../model/catalog.ts"
import type { FactId, FactPath, FactValue } from "../../model/fact.ts"

/**
 * The decision record that names a place, or a place around it, and did not before: what was decided once excuses nothing
 * that comes later. A record in which something is left to be written decides nothing.
 */
export function recordsSince(
  before: Pick<Catalog, "facts">,
  { decisions }: Pick<Catalog, "decisions">,
): (at: FactPath) => FactId | null {
  const old = new Map(before.facts.map(({ id, body }) => [id, body]))
  const byPlace = new Map<FactPath, FactId>()
  for (const { id, facts, gone, gaps } of decisions) {
    if (gaps.length > 0) continue
    const known = new Set(["facts", "gone"].flatMap((member) => listed(old.get(id)?.[member])))
    for (const place of [...facts, ...gone]) if (!known.has(place)) byPlace.set(place, id)
  }
  return (at) => around(at).flatMap((place) => byPlace.get(place) ?? [])[0] ?? null
}

function listed(value: FactValue | undefined): readonly FactValue[] {
  return Array.isArray(value) ? value : []
}

/** A place, and all that enclose it up to the whole fact. */
export function around(place: FactPath): readonly FactPath[] {
  const places: FactPath[] = [place]
  for (let at: string = place; at.includes("#"); places.push(at as FactPath)) {
    const slash = at.lastIndexOf("/")
    at = at[slash - 1] === "#" ? at.slice(0, slash - 1) : at.slice(0, slash)
  }
  return places
}
