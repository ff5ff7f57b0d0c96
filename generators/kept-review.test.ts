import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setImmediate as afterwards } from "node:timers/promises"
import { afterAll, describe, expect, it } from "vitest"
import { keptReview } from "./kept-review.ts"
import type { Review } from "./review/review.ts"

const root = mkdtempSync(join(tmpdir(), "project-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const project = { root, catalog: "catalog" }
const asked = { digest: "of the catalog", before: "{}", against: "main", record: "checkfu record" }
const review: Review = {
  against: "main",
  delta: { first: false, facts: 1, tables: 0, changes: [], unexplained: [], acp: null, touched: null },
  findings: [],
}

describe("a kept review", () => {
  it("is found by the same catalog, baseline and words alone", async () => {
    const kept = keptReview(project, asked)
    expect(kept.read()).toBe(undefined)
    kept.write(review)
    await afterwards()
    expect(keptReview(project, asked).read()).toEqual(review)
    const others = [
      { digest: "another" },
      { before: "{} " },
      { before: null },
      { against: "old" },
      { record: "record" },
    ]
    for (const other of others) expect(keptReview(project, { ...asked, ...other }).read()).toBe(undefined)
  })

  it("counts as absent where it is damaged", async () => {
    const kept = keptReview(project, asked)
    kept.write(review)
    await afterwards()
    const folder = join(root, "node_modules", ".cache")
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    const file = join(folder, names.find((name) => name.includes("result-review-")) ?? "")
    writeFileSync(file, readFileSync(file, "utf8").replace('"facts":1', '"facts":2'))
    expect(kept.read()).toBe(undefined)
  })
})
