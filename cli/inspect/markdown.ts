import type { Section } from "./sections.ts"

/** A report under the name that stands above its cells. */
export interface NamedSections {
  readonly name: string
  readonly sections: readonly Section[]
}

const nothing = "—"

/**
 * Reports as tables in Markdown, one for each section: where there is one report a row for each label, where there are several
 * a row for each report, with the sections and labels of the first.
 */
export function markdown(reports: readonly NamedSections[]): string {
  const [first, ...others] = reports
  return (first?.sections ?? [])
    .map(({ title, rows }, place) => {
      const cells = reports.map(({ sections }) => sections[place]?.rows ?? [])
      const labels = rows.map(([label]) => label)
      const table =
        others.length === 0
          ? [["", first?.name ?? ""], ...rows.map(([label, cell]) => [label, cellOf(cell)])]
          : [
              ["Agent", ...labels],
              ...cells.map((row, at) => [reports[at]?.name ?? "", ...row.map(([, cell]) => cellOf(cell))]),
            ]
      return `## ${title}\n\n${tableOf(table)}`
    })
    .join("\n")
}

/** Braces and angle brackets would be code to a reader of MDX, unless they stand between backticks. */
function cellOf(cell: readonly string[]): string {
  return cell.length === 0 ? nothing : cell.join("; ").replaceAll("|", "\\|")
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "-"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("")
}
