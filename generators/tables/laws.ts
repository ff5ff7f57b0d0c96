import type { Catalog } from "../../model/catalog.ts"
import type { Derived, Turn } from "../../model/derived.ts"
import { admittance } from "../../model/endpoint.ts"
import { grant } from "../../model/grant.ts"
import { reach } from "../../model/reach.ts"
import type { Reach } from "../../model/reach.ts"
import { realize } from "../../model/realize.ts"
import type { Realization } from "../../model/realize.ts"
import { profileSource } from "../../model/supply.ts"
import { carrier, direction, wireName } from "../../model/wire-place.ts"
import { asGranted, asSlot } from "./law-entries.ts"
import type { Origin } from "./member-path.ts"

/** A law of the model as tables know it: which facts it judges, and what its answer looks like in a cell. */
export interface Law {
  /** The name by which a column asks for it. */
  readonly name: string
  /** The module that defines it, as reasons name it. */
  readonly module: string
  /** The kinds of fact that may stand in rows. */
  readonly rows: readonly string[]
  /** The list whose elements it judges; null: it judges facts, whichever of their lists gives the rows. */
  readonly each: string | null
  /** The kind of fact that stands in columns; null: it judges the row alone. */
  readonly columns: string | null
  /** The law over one catalog; `undefined` for a fact that the catalog could not read. Linear in the catalog's size, once. */
  readonly over: (catalog: Catalog) => Judge
}

/** A law's answer for a row, and for a fact in a column where it judges two. */
export type Judge = (row: Origin, column: string | null) => Derived<string> | undefined

/** Every law that a column can show, by name. */
export const laws: ReadonlyMap<string, Law> = new Map(
  [
    lawOfTwo({
      name: "reach",
      module: "model/reach.ts",
      rows: ["harness"],
      columns: "provider",
      rowEntries: (catalog) => byId(catalog.harnesses),
      columnEntries: (catalog) => catalog.providers,
      judge: (harness, provider) => reach(harness, provider),
      show: reachText,
    }),
    lawOfTwo({
      name: "realize",
      module: "model/realize.ts",
      rows: ["harness"],
      columns: "axis",
      rowEntries: (catalog) => byId(catalog.harnesses),
      columnEntries: (catalog) => catalog.axes,
      judge: (harness, axis, catalog) => realize(harness, axis, catalog.declarations),
      show: realizationText,
    }),
    lawOfTwo({
      name: "grant",
      module: "model/grant.ts",
      rows: ["driver"],
      each: "envelopes",
      columns: "axis",
      rowEntries: asGranted,
      columnEntries: (catalog) => catalog.axes,
      judge: ({ driver, envelope }, axis) => grant(driver, envelope, axis),
      show: orDash,
    }),
    lawOfTwo({
      name: "admittance",
      module: "model/endpoint.ts",
      rows: ["endpoint"],
      columns: "role",
      rowEntries: (catalog) => byId(catalog.endpoints),
      columnEntries: (catalog) => catalog.roles,
      judge: (endpoint, role) => admittance(endpoint, role),
      show: orDash,
    }),
    lawOfOne({
      name: "wire-name",
      module: "model/site.ts",
      rows: ["slot", "frame"],
      entries: asSlot,
      judge: (slot, catalog) => wireName(slot, catalog.acp),
      show: asItStands,
    }),
    lawOfOne({
      name: "carrier",
      module: "model/site.ts",
      rows: ["slot", "frame"],
      entries: asSlot,
      judge: (slot, catalog) => carrier(slot, catalog.acp),
      show: asItStands,
    }),
    lawOfOne({
      name: "direction",
      module: "model/site.ts",
      rows: ["slot", "frame"],
      entries: asSlot,
      judge: (slot, catalog) => direction(slot, catalog.acp),
      show: asItStands,
    }),
    lawOfOne({
      name: "profile-source",
      module: "model/supply.ts",
      rows: ["harness"],
      entries: (catalog) => byId(catalog.harnesses),
      judge: (harness, catalog) => profileSource(harness, catalog.adoptionSources),
      show: orDash,
    }),
  ].map((each) => [each.name, each]),
)

/** Finds what a law judges in a row. */
type EntryOf<R> = (row: Origin) => R | undefined

interface Described<T> {
  readonly name: string
  readonly module: string
  readonly rows: readonly string[]
  readonly each?: string
  readonly show: (value: T) => string
}

function lawOfTwo<R, C extends { readonly id: string }, T>(
  described: Described<T> & {
    readonly columns: string
    readonly rowEntries: (catalog: Catalog) => EntryOf<R>
    readonly columnEntries: (catalog: Catalog) => readonly C[]
    readonly judge: (row: R, column: C, catalog: Catalog) => Derived<T>
  },
): Law {
  const { name, module, rows, each = null, columns, rowEntries, columnEntries, judge, show } = described
  return {
    name,
    module,
    rows,
    each,
    columns,
    over: (catalog) => {
      const rowOf = rowEntries(catalog)
      const columnById = new Map<string, C>(columnEntries(catalog).map((entry) => [entry.id, entry]))
      return (origin, id) => {
        const row = rowOf(origin)
        const column = columnById.get(id ?? "")
        return row === undefined || column === undefined ? undefined : shown(judge(row, column, catalog), show)
      }
    },
  }
}

function lawOfOne<R, T>(
  described: Described<T> & {
    readonly entries: (catalog: Catalog) => EntryOf<R>
    readonly judge: (row: R, catalog: Catalog) => Derived<T>
  },
): Law {
  const { name, module, rows, each = null, entries, judge, show } = described
  return {
    name,
    module,
    rows,
    each,
    columns: null,
    over: (catalog) => {
      const rowOf = entries(catalog)
      return (origin) => {
        const row = rowOf(origin)
        return row === undefined ? undefined : shown(judge(row, catalog), show)
      }
    },
  }
}

function byId<E extends { readonly id: string }>(entries: readonly E[]): EntryOf<E> {
  const known = new Map<string, E>(entries.map((entry) => [entry.id, entry]))
  return ({ fact }) => known.get(fact.id)
}

function shown<T>({ value, reasons, turns }: Derived<T>, show: (value: T) => string): Derived<string> {
  return {
    value: show(value),
    reasons,
    turns: turns.map(({ says, change, becomes }): Turn<string> => ({ says, change, becomes: show(becomes) })),
  }
}

function asItStands(value: string): string {
  return value
}

function orDash(value: string | null): string {
  return value ?? "—"
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
