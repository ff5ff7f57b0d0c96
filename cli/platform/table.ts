import { harmless } from "../../runtime/worker/routing/terminal-text.ts"

/** Rows below a heading, each column as wide as its widest cell. Nothing in a cell moves the cursor or begins a line. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heading, ...rows].map((row) => row.map((cell) => harmless(cell).replaceAll("\n", " ")))
  const widths = heading.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? "").length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at === line.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}
