import type { Kind } from "../../catalog/kinds/kind.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Change } from "../../model/change.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId, FactPath } from "../../model/fact.ts"
import { classified } from "../review/classify.ts"
import type { Classified, Published } from "../review/classify.ts"
import { around, recordsSince } from "../review/records.ts"
import { movedBetween } from "./moved.ts"
import type { Moved } from "./moved.ts"
import { projectAnswers } from "../tables/project.ts"
import { resolve } from "../resolve/resolve.ts"

/** One change of a fact and what follows from it. */
export interface Consequence extends Classified {
  /** The decision record that names the place, and did not in the baseline; null: there is none. */
  readonly record: FactId | null
  /** What moved in the tables because of it. Where several changes carry a cell, it stands with the first. */
  readonly moved: readonly Moved[]
}

/** How many files of one sort differ. */
export interface Touched {
  readonly sort: string
  readonly count: number
}

/** What a catalog says that its baseline did not. */
export interface Delta {
  /** Whether there was a baseline at all. */
  readonly first: boolean
  readonly facts: number
  readonly tables: number
  readonly changes: readonly Consequence[]
  /** Cells that moved although no fact that carries them did: the code or the pinned schema is another. */
  readonly unexplained: readonly Moved[]
  /** Digests of the pinned protocol schema, where they differ. */
  readonly acp: { readonly before: string; readonly after: string } | null
  /** Null where nobody said which files differ. */
  readonly touched: readonly Touched[] | null
}

/** What may be said about the files that differ. */
export interface Differing {
  readonly paths: readonly string[]
  /** The folder of generated files and that of the pages. */
  readonly out: string
  readonly docs: string
}

/** Compares a catalog with its baseline, fact by fact, and follows each change into the tables. Linear in facts and cells. */
export function delta(before: Published | null, after: Catalog, kinds: readonly Kind[], differing?: Differing): Delta {
  const counts = { facts: after.facts.length, tables: after.tables.length }
  const touched = differing === undefined ? null : touchedBy(differing)
  if (before === null) return { first: true, ...counts, changes: [], unexplained: [], acp: null, touched }
  const was = resolve(before.facts, before.acp).catalog
  const reviewed = classified(was, after, kinds)
  const changes = reviewed.map(({ change }) => change)
  const acp = before.acp.digest === after.acp.digest ? null : { before: before.acp.digest, after: after.acp.digest }
  // From the same facts under the same schema the same code makes the same tables.
  const isSame = changes.length === 0 && acp === null
  const moved = isSame ? [] : movedBetween(projectAnswers(was), projectAnswers(after))
  const causes = causesAmong(changes)
  const byChange: Moved[][] = changes.map(() => [])
  const unexplained: Moved[] = []
  for (const each of moved) (byChange[causes(each.facts) ?? -1] ?? unexplained).push(each)
  const records = recordsSince(was, after)
  return {
    first: false,
    ...counts,
    changes: reviewed.map((each, index) => ({
      ...each,
      record: records(each.change.at),
      moved: byChange[index] ?? [],
    })),
    unexplained,
    acp,
    touched,
  }
}

/** Finds the first change that lies in, at or around one of some places; constant time for each place's segments. */
function causesAmong(changes: readonly Change[]): (places: readonly FactPath[]) => number | undefined {
  const at = new Map<string, number>()
  const within = new Map<string, number>()
  for (const [index, change] of changes.entries()) {
    if (!at.has(change.at)) at.set(change.at, index)
    for (const above of around(change.at)) if (!within.has(above)) within.set(above, index)
  }
  return (places) => {
    const found = places.flatMap((place) => [within.get(place), ...around(place).map((above) => at.get(above))])
    const known = found.filter((index) => index !== undefined)
    return known.length === 0 ? undefined : known.reduce((left, right) => Math.min(left, right))
  }
}

function touchedBy({ paths, out, docs }: Differing): readonly Touched[] {
  const counts = new Map<string, number>()
  for (const path of new Set(paths)) {
    const inside = path.startsWith(`${out}/`) ? path.slice(out.length + 1) : null
    const folder = inside === null ? null : inside.slice(0, Math.max(0, inside.indexOf("/")))
    const sort = path.startsWith(`${docs}/`) ? "pages" : folder === null || folder === "" ? "other files" : folder
    counts.set(sort, (counts.get(sort) ?? 0) + 1)
  }
  return [...counts].toSorted(([left], [right]) => byCodeUnit(left, right)).map(([sort, count]) => ({ sort, count }))
}
