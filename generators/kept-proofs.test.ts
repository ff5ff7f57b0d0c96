import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { inventedAcp, inventedFacts } from "../test/fixtures/invented-catalog.ts"
import { explainCell } from "./explain/explain.ts"
import { keepProofs, keptProofs } from "./kept-proofs.ts"
import { cacheFolder } from "./load/cache.ts"
import type { Spans } from "./load/loaded.ts"
import { resolve } from "./resolve/resolve.ts"
import { projectTables } from "./tables/project.ts"

const root = mkdtempSync(join(tmpdir(), "kept-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = cacheFolder(root)
const spans: Spans = {
  locate: (path) => (path.includes("lane") ? null : { file: "catalog/a.ts", line: path.length, column: 3 }),
}
const tables = projectTables(resolve(inventedFacts, inventedAcp).catalog)

describe("kept proofs", () => {
  it("explain every cell as the catalog does, places too", () => {
    keepProofs(folder, "whole", { tables, spans })
    const questions = tables.flatMap(({ spec, rows, columns }) =>
      rows.flatMap(({ key }) => columns.map((column) => [spec.id, key, column])),
    )
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions) {
      const kept = keptProofs(folder, "whole")
      const told = kept === null ? null : explainCell(kept.tables, kept.spans, question)
      expect(JSON.stringify(told)).toBe(JSON.stringify(explainCell(tables, spans, question)))
    }
  })

  it("are none where nothing was kept, or it is damaged", () => {
    expect(keptProofs(folder, "another")).toBe(null)
    keepProofs(folder, "damaged", { tables, spans })
    const file = join(root, "damaged.json")
    writeFileSync(file, readFileSync(file, "utf8").replace("unreachable", "unbreakable"))
    expect(keptProofs(folder, "damaged")).toBe(null)
  })
})
