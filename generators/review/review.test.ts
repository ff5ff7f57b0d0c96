import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { kinds } from "../../catalog/kinds/kinds.ts"
import { applyChange } from "../../model/change.ts"
import { delta } from "../delta/delta.ts"
import { readCatalog } from "../emit/catalog.ts"
import { resolve } from "../resolve/resolve.ts"
import { review } from "./review.ts"

const read = readCatalog(readFileSync("output/catalog.json", "utf8"))
if (!read.ok) throw new Error(read.problem)
const published = read
const said = { against: "before", spans: { locate: () => null }, record: "checkfu record" }

describe("a review", () => {
  it("of a catalog against its own like says what a comparison says", () => {
    const { catalog } = resolve(published.facts, published.acp)
    const { delta: changed, findings } = review(published, catalog, said)
    expect(changed).toEqual(delta(published, catalog, kinds))
    expect(findings).toEqual([])
  })

  it("sees one word, one fact more or less, and another schema of the protocol", () => {
    const at = "slot/checkfu/session-steer#/summary" as const
    const reworded = applyChange(published.facts, { at, after: "Other words." })
    for (const [facts, acp, counts] of [
      [reworded, published.acp, [1, false]],
      [published.facts.slice(1), published.acp, [1, false]],
      [published.facts, { ...published.acp, digest: "another" }, [0, true]],
    ] as const) {
      const { delta: changed } = review(published, resolve(facts, acp).catalog, said)
      expect([changed.changes.length, changed.acp !== null]).toEqual(counts)
    }
  })
})
