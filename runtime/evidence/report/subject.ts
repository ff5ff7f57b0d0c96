import { cellMembers } from "../../../model/preflight.ts"
import type { Cell } from "../../../model/preflight.ts"
import type { ReportTable } from "../store/tables.ts"

/** What a report is about: the exact tuple, in one workspace. */
export function subjectOf(workspace: string, cell: Cell): { readonly [name: string]: string } {
  return { workspace_id: workspace, ...cellOf(cell) }
}

/** The nine members and nothing else of whatever has them. */
export function cellOf(row: Pick<ReportTable, keyof Cell>): Cell {
  return Object.fromEntries(cellMembers.map((member) => [member, row[member]])) as Cell
}
