import { tableKind } from "../../catalog/kinds/table.ts"
import { isRef } from "../../model/fact.ts"
import type { Fact, FactBody, FactId, FactValue } from "../../model/fact.ts"
import { nameOf, shown } from "../tables/member-path.ts"
import { code, headingText, joined, link, listText, paragraphText, prose, tableText, text } from "../text/markdown.ts"
import type { Inline, Phrase } from "../text/markdown.ts"
import { uniqueHeadings } from "./page-headings.ts"
import type { FactPage } from "./page-map.ts"
import { routeOf, ruleKind } from "./page-map.ts"
import { rowSources } from "./page-table.ts"
import type { OwnColumn, OwnRows, World } from "./page-world.ts"

/** A table under a heading, after a sentence that may be empty. */
export interface Section {
  readonly [name: string]: string
  readonly heading: string
  readonly about: string
  readonly table: string
}

/** What every fact's page can show of its fact. Each text is a finished block of Markdown, empty for nothing to say. */
export interface FactBlocks {
  readonly [name: string]: string | readonly Section[]
  readonly summary: string
  /** Its members, one a row. */
  readonly properties: string
  /** Its members that are lists of objects, each a table. */
  readonly lists: readonly Section[]
  /** The rows that it gives to tables, each turned on its side. */
  readonly rows: readonly Section[]
  /** The columns that stand for it in tables. */
  readonly columns: readonly Section[]
  /** Where it was found. */
  readonly source: string
  readonly seeAlso: string
  readonly related: string
}

/** Members that a page shows in a place of their own, if at all. */
const apart: ReadonlySet<string> = new Set(["name", "title", "summary", "source", "contract", "payload", "answer"])
const deepest = 3

/** The blocks of a fact's page; no heading among them has the anchor of another, nor of one in `taken`. */
export function factBlocks(page: FactPage, world: World, taken: readonly string[] = []): FactBlocks {
  const { fact } = page
  const lists = Object.entries(fact.body).filter(([member, value]) => !apart.has(member) && isListOfObjects(value))
  const rows = world.rowsOf(fact.id)
  const columns = world.columnsOf(fact.id)
  const ofTable = ({ table: { spec } }: OwnRows | OwnColumn): readonly [string, string] => [
    spec.title,
    `${spec.title} (${spec.contract} ${spec.name})`,
  ]
  const wanted: (readonly [string, ...string[]])[] = [
    ...taken.map((heading): readonly [string] => [heading]),
    ["See also"],
    ...lists.map(([member]): readonly [string] => [words(member)]),
    ...[...rows, ...columns].map(ofTable),
  ]
  const headings = uniqueHeadings(wanted).slice(taken.length)
  const heading = (index: number): string => headingText(2, headings[index] ?? "")
  return {
    summary: paragraphText(prose(textOf(fact, "summary"))),
    properties: propertiesOf(fact, world),
    lists: lists.map(([, value], index) => ({
      heading: heading(1 + index),
      about: "",
      table: objectsTable(value as readonly FactBody[], world),
    })),
    rows: rows.map((own, index) => rowSection(own, heading(1 + lists.length + index), world)),
    columns: columns.map((own, index) => columnSection(own, heading(1 + lists.length + rows.length + index), world)),
    source: sourceText(fact),
    seeAlso: heading(0),
    related: relatedText(page, world),
  }
}

/** The facts that a fact's page is made of, with repetition. */
export function factSources({ fact }: FactPage, world: World): readonly FactId[] {
  return [
    fact.id,
    ...world.rowsOf(fact.id).flatMap(({ table, rows }) => [table.spec.id, ...rows.flatMap(rowSources)]),
    ...world
      .columnsOf(fact.id)
      .flatMap(({ table: { spec, rows }, index }) => [
        spec.id,
        ...rows.flatMap((row) => rowSources({ ...row, cells: row.cells.slice(index, index + 1) })),
      ]),
  ]
}

/** A member's name as a reader would write it: `launchRole` is "Launch role". */
function words(member: string): string {
  const spaced = member.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll("_", " ")
  const low = spaced.replaceAll(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return low.slice(0, 1).toUpperCase() + low.slice(1)
}

function propertiesOf(fact: Fact, world: World): string {
  const rows = Object.entries(fact.body).flatMap(([member, value]) =>
    apart.has(member) || isListOfObjects(value) ? [] : memberRows([member], value, world),
  )
  return rows.length === 0 ? "" : tableText(["Property", "Value"], rows)
}

/** A member under its dotted path, as proofs name it. */
function memberRows(path: readonly string[], value: FactValue, world: World): readonly (readonly Phrase[])[] {
  const label = [code(path.join("."))]
  if (!isPlainObject(value) || path.length === deepest) return [[label, valuePhrase(value, world)]]
  const members = Object.entries(value)
  if (members.length === 0) return [[label, "none"]]
  return members.flatMap(([member, inner]) => memberRows([...path, member], inner, world))
}

function objectsTable(objects: readonly FactBody[], world: World): string {
  const members = [...new Set(objects.flatMap((object) => Object.keys(object)))]
  return tableText(
    members.map(words),
    objects.map((object) =>
      members.map((member): Phrase => (Object.hasOwn(object, member) ? valuePhrase(object[member], world) : "")),
    ),
  )
}

function valuePhrase(value: FactValue | undefined, world: World): Phrase {
  if (value === undefined || value === null) return "—"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "number") return String(value)
  if (typeof value === "string") return /^[\w./:@{}-]+$/u.test(value) ? [code(value)] : prose(value)
  if (isRef(value)) {
    const name = nameOf(world.lookup(value.$ref)) ?? value.$ref
    return [world.linked(value.$ref, code(name))]
  }
  if (!Array.isArray(value)) return shown(value, world.lookup)
  if (value.length === 0) return "none"
  return joined(
    (value as readonly FactValue[]).map((element) =>
      Array.isArray(element) ? shown(element, world.lookup) : valuePhrase(element, world),
    ),
    ", ",
  )
}

function isPlainObject(value: FactValue): value is FactBody {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isRef(value)
}

function isListOfObjects(value: FactValue): value is readonly FactBody[] {
  return Array.isArray(value) && value.length > 0 && (value as readonly FactValue[]).every(isPlainObject)
}

function rowSection({ table, rows }: OwnRows, heading: string, world: World): Section {
  const [row, ...more] = rows
  const keys = table.spec.keys
  const about = aboutTable(table, world)
  if (row === undefined || more.length > 0)
    return {
      heading,
      about,
      table: tableText(
        table.columns,
        rows.map(({ cells }) => cells.map((cell) => cell.text)),
      ),
    }
  const shownFrom = table.columns.length > keys ? keys : 0
  const sideways = table.columns
    .map((column, index): readonly Phrase[] => [column, row.cells[index]?.text ?? ""])
    .slice(shownFrom)
  return { heading, about, table: tableText(["Column", "Value"], sideways) }
}

function columnSection({ table, index }: OwnColumn, heading: string, world: World): Section {
  const { keys } = table.spec
  const rows = table.rows.map(({ fact, cells }): readonly Phrase[] => [
    ...cells.slice(0, keys).map((cell, at): Phrase => (at === 0 ? [world.linked(fact, text(cell.text))] : cell.text)),
    cells[index]?.text ?? "",
  ])
  const headings = [...table.columns.slice(0, keys), table.columns[index] ?? ""]
  return { heading, about: aboutTable(table, world), table: tableText(headings, rows) }
}

/** What a table says, and where all of it stands. */
function aboutTable({ spec }: OwnRows["table"], { lookup, pages }: World): string {
  const page = pages.of(spec.id)
  const fact = lookup(spec.id)
  const says = fact === undefined ? [] : prose(textOf(fact, "summary"))
  if (page === undefined) return paragraphText(says)
  const whole = [text("The whole table: "), link(code(spec.name), page.route), text(".")]
  return paragraphText(says.length === 0 ? whole : [...says, text(" "), ...whole])
}

function sourceText(fact: Fact): string {
  const source = sourceOf(fact)
  return source === "" ? "" : paragraphText([text("Source: "), ...source, text(".")])
}

/** Where a fact was found and when it was reviewed; "" where it does not say. */
export function sourceOf(fact: Fact | undefined): readonly Inline[] | "" {
  const source = fact?.body["source"]
  if (source === undefined || !isPlainObject(source) || typeof source["url"] !== "string") return ""
  const reviewed = source["reviewedOn"]
  return [
    link(source["url"].replace(/^[a-z]+:\/\//, ""), source["url"]),
    ...(typeof reviewed === "string" ? [text(`, reviewed on ${reviewed}`)] : []),
  ]
}

/** Where to read on, and which catalog states the fact where it is another: the list that the page stands in, and the pages that show its fact or a table that it stands in. */
function relatedText({ fact, list }: FactPage, world: World): string {
  const tables = [...world.rowsOf(fact.id), ...world.columnsOf(fact.id)].map(({ table }) => table.spec.id)
  const pages = new Set([list, ...[fact.id, ...tables].flatMap(world.showing)])
  return listText([
    ...[...pages].map((page): Phrase => [link(page.title, routeOf(page.name)), text(`: ${page.description}`)]),
    explainPhrase(fact, world),
    ...(fact.from === undefined ? [] : [[text("Stated by "), code(fact.from), text(".")]]),
  ])
}

/** The command that says why all of it stands there. */
function explainPhrase(fact: Fact, { command, table }: World): Phrase {
  const explain = (asked: string, says: string): Phrase => [code(`${command} explain ${asked}`), text(`: ${says}`)]
  const { id, kind } = fact
  const spec = kind === tableKind.name ? table(id)?.spec : undefined
  if (spec !== undefined) return explain(`${spec.contract}/${spec.name} ROW COLUMN`, "the proof of any of its cells")
  if (kind === ruleKind) return explain(textOf(fact, "code"), "where it is found in a catalog")
  return explain(id, "the line on which each of this is stated, and the cells that rest on it")
}

function textOf(fact: Fact, member: string): string {
  const value = fact.body[member]
  return typeof value === "string" ? value : ""
}
