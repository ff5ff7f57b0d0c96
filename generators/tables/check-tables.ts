import type { Catalog } from "../../model/catalog.ts"
import { factPath } from "../../model/fact.ts"
import type { Violation } from "../../model/finding.ts"
import type { Column, Table, TableSpec } from "../../model/table.ts"
import { laws } from "./laws.ts"
import { follow } from "./member-path.ts"
import type { Lookup } from "./member-path.ts"
import { nearNames } from "../explain/near-names.ts"
import { lookupOf, projectTable } from "./project.ts"

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
  "table/unknown-member": "a column that shows nothing in any row is a typo or not needed yet",
  "table/unknown-law": "a column across facts has no text but a law's answer",
  "table/law-mismatch": "a law judges the two kinds of fact that it was written for",
  "table/no-key": "a row is known by the text of its first column",
  "table/duplicate-key": "a cell is named by row and column, in proofs, pages and merges",
  "table/duplicate-column": "a cell is named by row and column, in proofs, pages and merges",
}

/** Everything that is wrong with the catalog's table specifications. `kinds` names the kinds that may give rows and columns, beside those that have facts. */
export function checkTables(catalog: Catalog, kinds: readonly { readonly name: string }[]): readonly TableProblem[] {
  const lookup = lookupOf(catalog)
  const known = new Set([...kinds.map(({ name }) => name), ...catalog.facts.map(({ kind }) => kind)])
  return catalog.tables.flatMap((spec) => [
    ...unknownKind(spec, ["rows"], spec.rows, known),
    ...(spec.columns[0]?.kind === "member"
      ? []
      : [problem(spec, "table/no-key", `${spec.name} has no key.`, "let a member be the first column", "columns")]),
    ...spec.columns.flatMap((column) => checkColumn(spec, column, catalog, lookup, known)),
    ...repeated(projectTable(catalog, spec)),
  ])
}

function checkColumn(
  spec: TableSpec,
  column: Column,
  catalog: Catalog,
  lookup: Lookup,
  known: ReadonlySet<string>,
): readonly TableProblem[] {
  if (column.kind === "member") return unknownMember(spec, column, catalog, lookup)
  const law = laws.get(column.law)
  if (law === undefined) {
    const what = `${spec.name} asks for a law named ${column.law}, and there is none.`
    return [
      problem(spec, "table/unknown-law", what, instead(column.law, laws.keys(), "a law"), ...placeOf(column)),
      ...unknownKind(spec, placeOf(column), column.each, known),
    ]
  }
  if (law.rows === spec.rows && law.columns === column.each) return []
  const what = `${spec.name} asks ${law.name} about ${spec.rows} × ${column.each}, and it judges ${law.rows} × ${law.columns}.`
  return [
    problem(spec, "table/law-mismatch", what, `show ${law.columns} across rows of ${law.rows}`, ...placeOf(column)),
  ]
}

function unknownKind(
  spec: TableSpec,
  place: readonly string[],
  kind: string,
  known: ReadonlySet<string>,
): readonly TableProblem[] {
  if (known.has(kind)) return []
  const what = `${spec.name} shows facts of a kind ${kind}, and there is none.`
  return [problem(spec, "table/unknown-kind", what, instead(kind, known, "a kind"), ...place)]
}

function unknownMember(
  spec: TableSpec,
  column: Extract<Column, { readonly kind: "member" }>,
  catalog: Catalog,
  lookup: Lookup,
): readonly TableProblem[] {
  const { member } = column
  const rows = catalog.ordered(spec.rows)
  const path = member.split(".")
  if (rows.length === 0 || rows.some((fact) => follow(fact, path, lookup).exists)) return []
  const what = `${spec.name} shows ${member}, and no ${spec.rows} has that.`
  const tops = new Set(rows.flatMap((fact) => Object.keys(fact.body)))
  const [top = ""] = path
  const fix = tops.has(top) ? `name a member below ${top}` : instead(top, tops, "a member")
  return [problem(spec, "table/unknown-member", what, fix, ...placeOf(column))]
}

function repeated({ spec, columns, rows }: Table): readonly TableProblem[] {
  const keys = [...doubles(rows.map(({ key }) => key))].map((key) =>
    problem(
      spec,
      "table/duplicate-key",
      `${spec.name} has more than one row ${key}.`,
      "let the first column show what tells the rows apart",
      ...(spec.columns[0] === undefined ? ["columns"] : placeOf(spec.columns[0])),
    ),
  )
  const headings = [...doubles(columns)].map((heading) =>
    problem(
      spec,
      "table/duplicate-column",
      `${spec.name} has more than one column ${heading}.`,
      "give one of them another heading",
      "columns",
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
  ...place: readonly string[]
): TableProblem {
  return { code, why: why[code], at: factPath(spec.id, ...place), what, fix }
}

/** The place of a column inside its table's fact, as references into lists name it. */
function placeOf(column: Column): readonly string[] {
  return ["columns", column.kind === "member" ? column.heading : column.each]
}
