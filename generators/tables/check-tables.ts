import type { Catalog } from "../../model/catalog.ts"
import type { Violation } from "../../model/finding.ts"
import { factPath } from "../../model/fact.ts"
import type { Column, Condition, Table, TableSpec } from "../../model/table.ts"
import { nearNames } from "../../model/near-names.ts"
import { laws } from "./laws.ts"
import type { Law } from "./laws.ts"
import { follow, originsOf } from "./member-path.ts"
import type { Lookup, Origin } from "./member-path.ts"
import { lookupOf, projectTables } from "./project.ts"
import { wordingOf } from "./shown-text.ts"

/** What is wrong with how a table is specified, with the code and the reason that its finding bears. */
export interface TableProblem extends Violation {
  readonly code:
    | "table/unknown-kind"
    | "table/unknown-member"
    | "table/unknown-law"
    | "table/law-mismatch"
    | "table/no-key"
    | "table/duplicate-key"
    | "table/duplicate-column"
  readonly why: string
}

const why: { readonly [code in TableProblem["code"]]: string } = {
  "table/unknown-kind": "a table whose rows or columns no fact can give would be empty for ever",
  "table/unknown-member":
    "a column that shows nothing in any row, and a condition on nothing, is a typo or not needed yet",
  "table/unknown-law": "a column that shows no member has no text but a law's answer",
  "table/law-mismatch": "a law judges the kinds of fact that it was written for",
  "table/no-key": "a row is known by the texts of its first columns",
  "table/duplicate-key": "a cell is named by row and column, in proofs, pages and merges",
  "table/duplicate-column": "a cell is named by row and column, in proofs, pages and merges",
}

/** What one table's columns are checked against. */
interface Setting {
  readonly spec: TableSpec
  readonly catalog: Catalog
  readonly lookup: Lookup
  readonly kinds: ReadonlySet<string>
  /** Every row that could be, before conditions choose among them. */
  readonly origins: readonly Origin[]
}

/**
 * Everything that is wrong with the catalog's table specifications. `kinds` names the kinds that may give rows and columns,
 * beside those that have facts; `tables` are the catalog's tables as they are projected.
 */
export function checkTables(
  catalog: Catalog,
  kinds: readonly { readonly name: string }[],
  tables: readonly Table[] = projectTables(catalog),
): readonly TableProblem[] {
  const lookup = lookupOf(catalog)
  const known = new Set([...kinds.map(({ name }) => name), ...catalog.facts.map(({ kind }) => kind)])
  return tables.flatMap((table) => {
    const { spec } = table
    const facts = spec.rows.flatMap((kind) => catalog.ordered(kind))
    const origins = facts.flatMap((fact) => originsOf(fact, spec.each))
    const setting: Setting = { spec, catalog, lookup, kinds: known, origins }
    return [
      ...spec.rows.flatMap((kind) => unknownKind(setting, ["rows"], kind)),
      ...(facts.length > 0 && origins.length === 0 ? [unknownEach(spec, Object.keys(facts[0]?.body ?? {}))] : []),
      ...unknownMembers(setting, origins, spec.where, ["where"]),
      ...withoutKey(spec),
      ...spec.columns.flatMap((column) => checkColumn(setting, column)),
      ...repeated(table),
    ]
  })
}

function checkColumn(setting: Setting, column: Column): readonly TableProblem[] {
  switch (column.kind) {
    case "member":
    case "written": {
      const { paths } = wordingOf(column)
      const named = paths.map((path) => ({ member: path.join(".") }))
      return unknownMembers(setting, setting.origins, named, placeOf(column))
    }
    case "derived":
      return checkLaw(setting, column, null)
    case "across": {
      const facts = setting.catalog.ordered(column.each).map((fact): Origin => ({ fact, element: null }))
      return [
        ...checkLaw(setting, column, column.each),
        ...unknownMembers(setting, facts, column.where, [...placeOf(column), "where"], [column.each]),
      ]
    }
    default:
      return column satisfies never
  }
}

function checkLaw(
  setting: Setting,
  column: Extract<Column, { readonly law: string }>,
  each: string | null,
): readonly TableProblem[] {
  const { spec } = setting
  const law = laws.get(column.law)
  if (law === undefined) {
    const what = `${spec.name} asks for a law named ${column.law}, and there is none.`
    return [
      problem(spec, "table/unknown-law", what, instead(column.law, laws.keys(), "a law"), placeOf(column)),
      ...(each === null ? [] : unknownKind(setting, placeOf(column), each)),
    ]
  }
  const fits = spec.rows.every((kind) => law.rows.includes(kind)) && (law.each === null || law.each === spec.each)
  if (fits && law.columns === each) return []
  const asked = judged(spec.rows, spec.each, each)
  const what = `${spec.name} asks ${law.name} about ${asked}, and it judges ${judged(law.rows, law.each, law.columns)}.`
  return [problem(spec, "table/law-mismatch", what, lawFix(law), placeOf(column))]
}

function lawFix({ rows, each, columns }: Law): string {
  const among = `rows of ${judged(rows, each, null)}`
  return columns === null ? `derive one column from ${among}` : `show ${columns} across ${among}`
}

function judged(rows: readonly string[], each: string | null, columns: string | null): string {
  const facts = `${rows.join(" and ")}${each === null ? "" : `.${each}`}`
  return columns === null ? facts : `${facts} × ${columns}`
}

function unknownKind({ spec, kinds }: Setting, place: readonly string[], kind: string): readonly TableProblem[] {
  if (kinds.has(kind)) return []
  const what = `${spec.name} shows facts of a kind ${kind}, and there is none.`
  return [problem(spec, "table/unknown-kind", what, instead(kind, kinds, "a kind"), place)]
}

function unknownEach(spec: TableSpec, members: readonly string[]): TableProblem {
  const each = spec.each ?? ""
  const what = `${spec.name} has a row for each of ${each}, and no ${spec.rows.join(" or ")} has elements there.`
  return problem(spec, "table/unknown-member", what, instead(each, members, "a list"), ["each"])
}

function unknownMembers(
  { spec, lookup }: Setting,
  origins: readonly Origin[],
  named: readonly Pick<Condition, "member">[],
  place: readonly string[],
  kinds: readonly string[] = spec.rows,
): readonly TableProblem[] {
  if (origins.length === 0) return []
  return named.flatMap(({ member }) => {
    const path = member.split(".")
    if (origins.some((origin) => follow(origin, path, lookup).exists)) return []
    const what = `${spec.name} reads ${member}, and no ${kinds.join(" or ")} has that.`
    const tops = new Set(origins.flatMap(topsOf))
    const [top = ""] = path
    const fix = tops.has(top) ? `name a member below ${top}` : instead(top, tops, "a member")
    return [problem(spec, "table/unknown-member", what, fix, place)]
  })
}

function topsOf({ fact, element }: Origin): readonly string[] {
  const value = element?.value ?? null
  const own = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  return [...own, ...Object.keys(fact.body)]
}

function withoutKey(spec: TableSpec): readonly TableProblem[] {
  const keys = spec.columns.slice(0, spec.keys)
  if (keys.length === spec.keys && keys.every(({ kind }) => kind !== "across")) return []
  const fix =
    spec.keys === 1 ? "let a column of one text be the first" : `let ${spec.keys} columns of one text each be the first`
  return [problem(spec, "table/no-key", `${spec.name} has no key.`, fix, ["columns"])]
}

function repeated({ spec, columns, rows }: Table): readonly TableProblem[] {
  const [first] = spec.columns
  const keys = [...doubles(rows.map(({ key }) => key))].map((key) =>
    problem(
      spec,
      "table/duplicate-key",
      `${spec.name} has more than one row ${key}.`,
      "let the first columns show what tells the rows apart, and count them as keys",
      first === undefined ? ["columns"] : placeOf(first),
    ),
  )
  const headings = [...doubles(columns)].map((heading) =>
    problem(
      spec,
      "table/duplicate-column",
      `${spec.name} has more than one column ${heading}.`,
      "give one of them another heading",
      ["columns"],
    ),
  )
  return [...keys, ...headings]
}

function doubles(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>()
  return new Set(names.filter((name) => once.has(name) || !once.add(name)))
}

function instead(meant: string, names: Iterable<string>, what: string): string {
  const all = [...names]
  const near = nearNames(meant, all)
  return near.length > 0 ? `did you mean ${near.join(" or ")}?` : `name ${what}: ${all.slice(0, 12).join(", ")}`
}

function problem(
  spec: TableSpec,
  code: TableProblem["code"],
  what: string,
  fix: string,
  place: readonly string[],
): TableProblem {
  return { code, why: why[code], at: factPath(spec.id, ...place), what, fix }
}

/** The place of a column inside its table's fact, as references into lists name it. */
function placeOf(column: Column): readonly string[] {
  return ["columns", column.kind === "across" ? column.each : column.heading]
}
