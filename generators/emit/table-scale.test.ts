import { describe, expect, it } from "vitest"
import {
  accepts,
  across,
  fact,
  harness,
  inventedAcp,
  inventedFacts,
  member,
  table,
} from "../../test/fixtures/invented-catalog.ts"
import type { Fact } from "../../model/fact.ts"
import { resolve } from "../resolve/resolve.ts"
import { projectTables } from "../tables/project.ts"
import { tableFiles } from "./table.ts"

describe("the files of a table", () => {
  it("take time in proportion to their cells, up to a thousand harnesses and a hundred providers", () => {
    const dialects = Array.from({ length: 6 }, (_, index) => `d${index}`)
    const some = (seed: number): readonly string[] => dialects.filter((_, index) => (seed * 7 + index * 3) % 5 === 0)
    const big = (count: number): readonly Fact[] => [
      ...inventedFacts.filter(({ kind }) => kind === "contract" || kind === "driver" || kind === "revision"),
      ...dialects.map((name) => fact(`dialect/${name}`, { method: "POST", path: `/v1/${name}` })),
      ...Array.from({ length: count }, (_, index) => harness(`harness-${index}`, "pipe", some(index), {})),
      ...Array.from({ length: 100 }, (_, index) =>
        fact(`provider/provider-${index}`, {
          origin: "https://p.example",
          accepts: some(index + 1).map(accepts),
          priced: true,
        }),
      ),
      table("wires", "harness", [member("Entry", "name"), member("Dialects", "dialects"), across("provider", "reach")]),
    ]
    const spent = (): number => process.cpuUsage().user / 1_000
    const measured = (count: number): { readonly spent: number; readonly size: number } => {
      const { catalog } = resolve(big(count), inventedAcp)
      const start = spent()
      const files = tableFiles(projectTables(catalog), "out")
      return { spent: spent() - start, size: files.reduce((sum, { text }) => sum + text.length, 0) }
    }
    measured(100)
    const small = measured(250)
    const large = measured(1_000)
    expect(large.size).toBeLessThan(small.size * 4.2)
    expect(large.size / 100_000).toBeLessThan(350)
    // Twice what an idle machine takes.
    expect(large.spent).toBeLessThan(6_000)
    expect(large.spent).toBeLessThan(Math.max(small.spent, 250) * 12)
  })
})
