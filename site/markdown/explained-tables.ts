import type { Element, ElementContent, Root, RootContent } from "hast"
import { toString } from "hast-util-to-string"
import { visit } from "unist-util-visit"
import type { VFile } from "vfile"
import { explanationRoute } from "../explanations/explained.ts"
import type { ExplainedCell, ExplainedRow, ExplainedTable } from "../explanations/explained.ts"

/** What the cells below the head of a table on a page are: rows of a published table, one of its rows, or one of its columns. */
type Shown =
  | { readonly kind: "whole"; readonly of: ExplainedTable }
  | { readonly kind: "row"; readonly of: ExplainedTable; readonly row: ExplainedRow }
  | { readonly kind: "column"; readonly of: ExplainedTable; readonly column: string }

const remedy = "run: pnpm generate"

/**
 * Makes each cell of a generated table lead to its explanation. Tables are known by the region they stand in, by the page
 * that shows them whole, or by the link that a fact's page puts above its part of one. Throws where a cell's text is not
 * what was explained: the pages are older than the catalog.
 */
export function explainedTables({ tables }: { readonly tables: readonly ExplainedTable[] }) {
  return (tree: Root, file: VFile): void => {
    const page = file.path.replaceAll("\\", "/").replace(/^.*\/docs\//, "")
    let region: ExplainedTable | undefined
    let above: RootContent | undefined
    for (const node of tree.children) {
      const name = regionOpened(node)
      if (name !== undefined) region = tables.find((each) => each.region === name)
      if (node.type !== "element") continue
      if (node.tagName === "table") {
        const shown =
          region === undefined ? shownOn(page, above, node, tables) : ({ kind: "whole", of: region } as const)
        if (shown !== undefined) for (const place of cellsOf(node, shown, page)) explained(place, page)
      }
      above = node
    }
  }
}

/** The name of a region whose opening comment this is, null for a closing one. */
function regionOpened(node: RootContent): string | null | undefined {
  if (node.type !== "mdxFlowExpression") return undefined
  const [, slash, name] = /^\/\* (\/?)generated:(\S+) \*\/$/.exec(node.value) ?? []
  if (name === undefined) return undefined
  return slash === "/" ? null : name
}

/** What a table of the reference shows, by its page and the paragraph above it. */
function shownOn(
  page: string,
  above: RootContent | undefined,
  table: Element,
  tables: readonly ExplainedTable[],
): Shown | undefined {
  const own = tables.find(({ contract, name }) => page === `reference/tables/${contract}/${name}.mdx`)
  if (own !== undefined) return { kind: "whole", of: own }
  const leads = above === undefined ? [] : within(above, "a").map(({ properties }) => properties["href"])
  const of = tables.find(({ contract, name }) => leads.includes(`/reference/tables/${contract}/${name}`))
  const [left, right] = within(table, "th").map((cell) => toString(cell))
  if (of === undefined || left === undefined || right === undefined) return undefined
  if (left === "Column" && right === "Value") {
    const row = rowOf(page, table, of)
    return row === undefined ? undefined : { kind: "row", of, row }
  }
  return of.columns.includes(right) ? { kind: "column", of, column: right } : undefined
}

/** The row that a fact's page shows on its side: one of its fact's, the one with these texts. */
function rowOf(page: string, table: Element, { rows }: ExplainedTable): ExplainedRow | undefined {
  const name = page.replace(/^.*\//, "").replace(/\.mdx$/, "")
  const shown = linesOf(table).map((cells) => cells.map((cell) => toString(cell)))
  return rows
    .filter(({ fact }) => fact.endsWith(`/${name}`))
    .find(({ cells }) =>
      shown.every(([column, text]) => cells.some((cell) => cell.column === column && cell.text === text)),
    )
}

/** A cell on the page with the one that it shows. */
interface Place {
  readonly cell: Element
  readonly shows: ExplainedCell
  readonly route: string
}

function cellsOf(table: Element, shown: Shown, page: string): readonly Place[] {
  const place = (cell: Element | undefined, row: ExplainedRow | undefined, column: string): readonly Place[] => {
    const shows = row?.cells.find((each) => each.column === column)
    if (cell === undefined || row === undefined || shows === undefined) return []
    return [{ cell, shows, route: explanationRoute(shown.of, row.key, column) }]
  }
  const lines = linesOf(table)
  if (shown.kind !== "row" && lines.length !== shown.of.rows.length)
    throw new Error(`${page} shows ${lines.length} of the ${shown.of.rows.length} rows of ${shown.of.name}; ${remedy}`)
  switch (shown.kind) {
    case "whole":
      return lines.flatMap((cells, index) =>
        cells.flatMap((cell, at) => place(cell, shown.of.rows[index], shown.of.columns[at] ?? "")),
      )
    case "row":
      return lines.flatMap(([column, cell]) => place(cell, shown.row, column === undefined ? "" : toString(column)))
    case "column":
      return lines.flatMap(([, cell], index) => place(cell, shown.of.rows[index], shown.column))
    default:
      throw new Error(`nobody shows ${JSON.stringify(shown satisfies never)}`)
  }
}

/** Makes a cell's text a link to its explanation; a cell that leads elsewhere already gets the link behind its text. */
function explained({ cell, shows, route }: Place, page: string): void {
  const text = toString(cell)
  if (text !== shows.text)
    throw new Error(
      `${page} says ${JSON.stringify(text)} where the catalog says ${JSON.stringify(shows.text)}; ${remedy}`,
    )
  const leads = within(cell, "a").length > 0
  cell.children = leads ? [...cell.children, why(route, text)] : [link(route, "cell", cell.children)]
}

function why(route: string, text: string): Element {
  const made = link(route, "why", [{ type: "text", value: "?" }])
  return { ...made, properties: { ...made.properties, ariaLabel: `Why ${text} stands here`, dataPagefindIgnore: "" } }
}

function link(href: string, className: string, children: ElementContent[]): Element {
  return { type: "element", tagName: "a", properties: { href, className: [className] }, children }
}

/** The cells of each row below a table's head. */
function linesOf(table: Element): readonly (readonly Element[])[] {
  return within(table, "tr")
    .map((line) => within(line, "td"))
    .filter((cells) => cells.length > 0)
}

function within(node: RootContent, tagName: string): readonly Element[] {
  const found: Element[] = []
  visit(node, "element", (element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}
