/** How many rows of a Markdown table were added, removed or have other cells, by their first cell; `null` without a table. */
export function changedRows(before: string, after: string): number | null {
  const old = rowsOf(before)
  const now = rowsOf(after)
  if (old.size === 0 && now.size === 0) return null
  let changed = 0
  for (const [key, row] of now) if (old.get(key) !== row) changed += 1
  for (const key of old.keys()) if (!now.has(key)) changed += 1
  return changed
}

/** First cell to the whole row with cells trimmed, without the heading and the line below it. */
function rowsOf(text: string): ReadonlyMap<string, string> {
  const rows = new Map<string, string>()
  let heading: string | undefined
  for (const line of text.split("\n")) {
    if (!/^\s*\|/.test(line)) continue
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const key = cells[1] ?? ""
    if (heading !== undefined && cells.every((cell) => /^:?-*:?$/.test(cell))) rows.delete(heading)
    else rows.set(key, cells.join("|"))
    heading = rows.size === 1 ? key : undefined
  }
  return rows
}
