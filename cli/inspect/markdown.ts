import type { Section } from "./sections.ts"

/** A report under the name that stands above its cells. */
export interface NamedSections {
  readonly name: string
  readonly sections: readonly Section[]
}

const nothing = "—"

/**
 * Reports as tables in Markdown, one for each section: where there is one report a row for each label, where there are several
 * a row for each report and a column for each label, but for those that none of them says anything of. `level` is that of the
 * headings. Every report has the sections of the first.
 */
export function markdown(reports: readonly NamedSections[], level = 2): string {
  const [first] = reports
  const mark = "#".repeat(level)
  return (first?.sections ?? [])
    .map(
      ({ title }, place) =>
        `${mark} ${title}\n\n${tableOf(reports.length === 1 ? rowsOf(reports, place) : columnsOf(reports, place))}`,
    )
    .join("\n")
}

type Table = readonly (readonly string[])[]

function rowsOf(reports: readonly NamedSections[], place: number): Table {
  const names = reports.map(({ name }) => name)
  const [rows = []] = reports.map(({ sections }) => sections[place]?.rows ?? [])
  return [["", ...names], ...rows.map(([label, cell]) => [label, cellOf(cell)])]
}

function columnsOf(reports: readonly NamedSections[], place: number): Table {
  const rows = reports.map(({ name, sections }) => ({ name, cells: sections[place]?.rows ?? [] }))
  const labels = (rows[0]?.cells ?? []).map(([label]) => label)
  const isSaid = labels.map((_, at) => rows.some(({ cells }) => (cells[at]?.[1] ?? []).length > 0))
  const said = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => isSaid[at])
  return [
    ["Agent", ...said(labels)],
    ...rows.map(({ name, cells }) => [name, ...said(cells).map(([, cell]) => cellOf(cell))]),
  ]
}

/** Braces and angle brackets would be code to a reader of MDX, unless they stand between backticks. */
function cellOf(cell: readonly string[]): string {
  return cell.length === 0 ? nothing : cell.join("; ").replaceAll("|", "\\|")
}

function tableOf([head = [], ...rows]: Table): string {
  return [head, head.map(() => "-"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("")
}
