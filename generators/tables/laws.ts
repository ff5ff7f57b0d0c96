import type { Catalog } from "../../model/catalog.ts"
import type { Derived, Turn } from "../../model/derived.ts"
import type { FactId } from "../../model/fact.ts"
import { reach } from "../../model/reach.ts"
import type { Reach } from "../../model/reach.ts"
import { realize } from "../../model/realize.ts"
import type { Realization } from "../../model/realize.ts"

/** A law of the model as tables know it: which facts it judges, and what its answer looks like in a cell. */
export interface Law {
  /** The name by which a column asks for it. */
  readonly name: string
  /** The module that defines it, as reasons name it. */
  readonly module: string
  /** The kind of fact that stands in rows. */
  readonly rows: string
  /** The kind of fact that stands in columns. */
  readonly columns: string
  /** The law over one catalog; `undefined` for a fact that the catalog could not read. Linear in the catalog's size, once. */
  readonly over: (catalog: Catalog) => (row: FactId, column: FactId) => Derived<string> | undefined
}

/** Every law that a column can show, by name. */
export const laws: ReadonlyMap<string, Law> = new Map(
  [
    law({
      name: "reach",
      module: "model/reach.ts",
      rows: "harness",
      columns: "provider",
      rowEntries: (catalog) => catalog.harnesses,
      columnEntries: (catalog) => catalog.providers,
      judge: (harness, provider) => reach(harness, provider),
      show: reachText,
    }),
    law({
      name: "realize",
      module: "model/realize.ts",
      rows: "harness",
      columns: "axis",
      rowEntries: (catalog) => catalog.harnesses,
      columnEntries: (catalog) => catalog.axes,
      judge: (harness, axis, catalog) => realize(harness, axis, catalog.declarations),
      show: realizationText,
    }),
  ].map((each) => [each.name, each]),
)

interface Entry {
  readonly id: string
}

function law<R extends Entry, C extends Entry, T>(described: {
  readonly name: string
  readonly module: string
  readonly rows: string
  readonly columns: string
  readonly rowEntries: (catalog: Catalog) => readonly R[]
  readonly columnEntries: (catalog: Catalog) => readonly C[]
  readonly judge: (row: R, column: C, catalog: Catalog) => Derived<T>
  readonly show: (value: T) => string
}): Law {
  const { name, module, rows, columns, rowEntries, columnEntries, judge, show } = described
  const shown = ({ value, reasons, turns }: Derived<T>): Derived<string> => ({
    value: show(value),
    reasons,
    turns: turns.map(({ says, change, becomes }): Turn<string> => ({ says, change, becomes: show(becomes) })),
  })
  return {
    name,
    module,
    rows,
    columns,
    over: (catalog) => {
      const rowById = byId(rowEntries(catalog))
      const columnById = byId(columnEntries(catalog))
      return (row, column) => {
        const left = rowById.get(row)
        const right = columnById.get(column)
        return left === undefined || right === undefined ? undefined : shown(judge(left, right, catalog))
      }
    },
  }
}

function byId<E extends Entry>(entries: readonly E[]): ReadonlyMap<string, E> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function reachText(value: Reach): string {
  return value === "unconstrained" ? "—" : value
}

function realizationText(realization: Realization): string {
  switch (realization.status) {
    case "unclaimed":
      return "—"
    case "realizable":
      return realization.by === "declaration" ? `${realization.value}*` : realization.value
    case "unrealizable":
      return `${realization.value} (unrealizable)`
    default:
      return realization satisfies never
  }
}
