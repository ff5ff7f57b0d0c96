import type { FactPath } from "../model/fact.ts"
import type { Location } from "../model/finding.ts"
import type { Table, TableSpec } from "../model/table.ts"
import type { LoadFolder } from "./load/cache.ts"
import type { Spans } from "./load/loaded.ts"
import { tableAtNeed } from "./tables/project.ts"

/** The published tables with their proofs, and where the facts stand that those name. */
export interface Proofs {
  readonly tables: readonly Table[]
  readonly spans: Spans
}

/** A table as it is kept: plain JSON, without what all are found by. */
interface KeptTable extends Pick<Table, "columns" | "rows"> {
  readonly places: readonly (readonly [FactPath, Location | null])[]
}

/** The proofs that were kept under a name, each table read when its rows or columns are first asked for; null: there are none. */
export function keptProofs(folder: LoadFolder, name: string): Proofs | null {
  const [specs, ...kept] = folder.readParts(name) ?? []
  if (specs === undefined) return null
  const places = new Map<FactPath, Location | null>()
  const tables = (specs() as readonly TableSpec[]).map((spec, index) =>
    tableAtNeed(spec, () => {
      const table = kept[index]?.() as KeptTable
      for (const [path, at] of table.places) places.set(path, at)
      return { spec, columns: table.columns, rows: table.rows }
    }),
  )
  return { tables, spans: { locate: (path) => places.get(path) ?? null } }
}

/** Keeps proofs under a name, a part for each table, since a question is about one. */
export function keepProofs(folder: LoadFolder, name: string, { tables, spans }: Proofs): void {
  const parts = tables.map(({ columns, rows }): KeptTable => {
    const reasons = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.reasons))
    const named = new Set(reasons.flatMap(({ from }) => ("fact" in from ? [from.fact] : [])))
    return { columns, rows, places: [...named].map((path) => [path, spans.locate(path)] as const) }
  })
  folder.write(
    name,
    tables.map(({ spec }) => spec),
    ...parts,
  )
}
