import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

interface Published {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function golden(name: string): Published {
  const [columns = [], ...rows] = readFileSync(`test/fixtures/golden/${name}.tsv`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
  return { columns, rows }
}

/** The columns that both have, for the rows whose key both have, in published order. */
function shared(of: Published, with_: Published): readonly (readonly string[])[] {
  const keys = with_.rows.map(([key]) => key)
  const columns = of.columns.filter((column) => with_.columns.includes(column))
  return of.rows
    .filter(([key]) => keys.includes(key))
    .map((row) => columns.map((column) => row[of.columns.indexOf(column)] ?? ""))
}

describe("a published table", () => {
  it.each([
    ["checkfu", "reachability", 2, 5],
    ["checkfu", "capability-ceilings", 2, 9],
  ])("%s/%s equals the reviewed figures in every cell that the catalog has", (contract, name, rows, columns) => {
    const published: Published = JSON.parse(readFileSync(`output/tables/${contract}/${name}.json`, "utf8"))
    const reviewed = golden(`${contract}-${name}`)
    const cells = shared(published, reviewed)
    expect(cells).toEqual(shared(reviewed, published))
    expect(cells.length).toBeGreaterThanOrEqual(rows)
    expect(cells[0]?.length).toBeGreaterThanOrEqual(columns)
  })
})
