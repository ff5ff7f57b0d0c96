import { beforeAll, describe, expect, it } from "vitest"
import { explainCell } from "../../generators/explain/explain.ts"
import type { CellExplanation } from "../../generators/explain/explain.ts"
import { load } from "../../generators/load/load.ts"
import type { Loaded } from "../../generators/load/loaded.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { projectTable, projectTables } from "../../generators/tables/project.ts"
import { applyChange } from "../../model/change.ts"
import type { Change } from "../../model/change.ts"
import { valueAt } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { Table } from "../../model/table.ts"
import { ownProject } from "./scratch.ts"

/** One cell of a published table, with what `explain` says of it. */
interface Explained {
  readonly place: string
  readonly table: Table
  readonly row: number
  readonly column: number
  readonly explanation: CellExplanation
}

describe("a cell of a table whose key has two columns", () => {
  it("is explained by the command, with the key in as many words", async () => {
    const question = ["server-envelopes", "checkfu:acp-v1@1", "durable", "checkpoint"]
    const { code, out, err } = await ownProject().run("explain", ...question)
    expect([code, err]).toEqual([0, ""])
    expect(out).toContain("server-envelopes  checkfu:acp-v1@1 durable × checkpoint  =  disk_only\n")
    expect(out).toMatch(/acp-v1 grants, durable +disk_only +catalog\/drivers\/acp-v1\.ts:\d+\n/)
  })
})

describe("every cell of every table", () => {
  let loaded: Loaded
  let cells: readonly Explained[] = []
  beforeAll(async () => {
    loaded = await load({ root: process.cwd(), catalog: "catalog" })
    const tables = projectTables(resolve(loaded.facts, loaded.acp).catalog)
    cells = tables.flatMap((table) =>
      table.rows.flatMap(({ key }, row) =>
        table.columns.map((heading, column): Explained => {
          const place = `${table.spec.contract}/${table.spec.name} ${key} × ${heading}`
          const { contract, name } = table.spec
          const answer = explainCell(tables, loaded.spans, [`${contract}/${name}`, key, heading])
          if (!answer.ok) throw new Error(`${place}: ${answer.problem.what}`)
          return { place, table, row, column, explanation: answer.explanation }
        }),
      ),
    )
  })

  it("is explained by what it says, with at least one fact that stands in a file of the catalog", () => {
    expect(cells.length).toBeGreaterThan(600)
    const facts = new Map<string, Fact>(loaded.facts.map((fact) => [fact.id, fact]))
    for (const { place, table, row, column, explanation } of cells) {
      expect(explanation.text, place).toBe(table.rows[row]?.cells[column]?.text)
      const stated = explanation.reasons.flatMap((reason) => ("fact" in reason ? [reason] : []))
      expect(stated.length, place).toBeGreaterThan(0)
      for (const { fact, value, at } of stated) {
        const owner = facts.get(fact.split("#", 1)[0] as string)
        if (owner === undefined) throw new Error(`${place} rests on ${fact}, which is no fact`)
        expect(at?.file, `${place} rests on ${fact}`).toMatch(/^catalog\//)
        if (valueAt(owner, fact) === undefined) expect(["absent", "nothing"], `${place}: ${fact}`).toContain(value)
      }
    }
  })

  it("is turned by the change that its explanation names first, to what that says", () => {
    // Cells that share a change share one catalog in which it was made.
    const changes = new Map<string, { readonly change: Change; readonly turned: Explained[] }>()
    for (const cell of cells) {
      const [turn] = cell.explanation.turns
      if (turn === undefined) throw new Error(`${cell.place} has no turn`)
      const name = JSON.stringify(turn.change)
      const known = changes.get(name) ?? { change: turn.change, turned: [] }
      known.turned.push(cell)
      changes.set(name, known)
    }
    for (const { change, turned } of changes.values()) {
      const { catalog } = resolve(applyChange(loaded.facts, change), loaded.acp)
      const after = new Map<Table, Table>()
      for (const { place, table, row, column, explanation } of turned) {
        const now = after.get(table) ?? projectTable(catalog, table.spec)
        after.set(table, now)
        expect(
          now.rows.map(({ fact }) => fact),
          place,
        ).toEqual(table.rows.map(({ fact }) => fact))
        const text = now.rows[row]?.cells[column]?.text
        expect(text, place).toBe(explanation.turns[0]?.becomes)
        expect(text, place).not.toBe(explanation.text)
      }
    }
  }, 20_000)
})
