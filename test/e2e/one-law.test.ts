import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { Realization } from "../../model/realize.ts"
import type { Reach } from "../../model/reach.ts"
import { axes } from "../../output/facts/axes.ts"
import { declarations } from "../../output/facts/declarations.ts"
import { harnesses } from "../../output/facts/harnesses.ts"
import { providers } from "../../output/facts/providers.ts"
import { ownProject } from "./scratch.ts"

interface Published {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function published(name: string): (row: string, column: string) => string | undefined {
  const { columns, rows }: Published = JSON.parse(readFileSync(`output/tables/checkfu/${name}.json`, "utf8"))
  return (row, column) => rows.find(([key]) => key === row)?.[columns.indexOf(column)]
}

/** The words of a table for what admission answers. */
function reachText(value: Reach): string {
  return value === "unconstrained" ? "—" : value
}

function realizationText(value: Realization): string {
  if (value.status === "unclaimed") return "—"
  if (value.status === "unrealizable") return `${value.value} (unrealizable)`
  return value.by === "declaration" ? `${value.value}*` : value.value
}

/** What `explain` says of cells, all of one generation; the first is also asked of the command itself. */
async function explaining(table: string): Promise<(row: string, column: string) => string> {
  const { generation } = await import("../../generators/generation.ts")
  const { explainCell } = await import("../../generators/explain/explain.ts")
  const { tables, loaded } = await generation({ root: process.cwd(), catalog: "catalog" })
  const said = (row: string, column: string): string => {
    const answer = explainCell(tables, loaded.spans, [table, row, column])
    if (!answer.ok) throw new Error(answer.problem.what)
    return answer.explanation.text
  }
  const shown = tables.find(({ spec }) => spec.name === table)
  const [row, column] = [shown?.rows[0]?.key ?? "", shown?.columns.at(-1) ?? ""]
  const { code, out, err } = await ownProject().run("explain", table, row, column, "--json")
  expect([code, err]).toEqual([0, ""])
  expect(JSON.parse(out).text).toBe(said(row, column))
  return said
}

/** Tables show what can be had: a local fixture stands in none. */
const shownHarnesses = harnesses.filter(({ launchRole }) => launchRole !== "local_fixture")

describe("table, admission and explanation", () => {
  it("agree in every cell of reachability", async () => {
    const { canReach } = await import("../../runtime/admission/cells.ts")
    const [explained, table] = [await explaining("reachability"), published("reachability")]
    for (const harness of shownHarnesses)
      for (const provider of providers) {
        const admission = reachText(canReach(harness, provider).value)
        expect(table(harness.name, provider.name)).toBe(admission)
        expect(explained(harness.name, provider.name)).toBe(admission)
      }
    expect(shownHarnesses.length * providers.length).toBeGreaterThanOrEqual(54)
  })

  it("agree in every cell of the capability ceilings", async () => {
    const { ceilingOf } = await import("../../runtime/admission/cells.ts")
    const [explained, table] = [await explaining("capability-ceilings"), published("capability-ceilings")]
    for (const harness of shownHarnesses)
      for (const axis of axes) {
        const admission = realizationText(ceilingOf(harness, axis, declarations).value)
        expect(table(harness.name, axis.name)).toBe(admission)
        expect(explained(harness.name, axis.name)).toBe(admission)
      }
    expect(shownHarnesses.length * axes.length).toBeGreaterThanOrEqual(90)
  })
})

describe("a law that says something else", () => {
  beforeAll(() => {
    vi.resetModules()
    vi.doMock("../../model/reach.ts", () => ({ reach: () => ({ value: "unconstrained", reasons: [], turns: [] }) }))
    return () => {
      vi.doUnmock("../../model/reach.ts")
      vi.resetModules()
    }
  })

  it("is followed by table, admission and explanation alike: they call it, and nothing else", async () => {
    const { canReach } = await import("../../runtime/admission/cells.ts")
    const { generation } = await import("../../generators/generation.ts")
    const { explainCell } = await import("../../generators/explain/explain.ts")
    const [codex, provider] = [harnesses.find(({ name }) => name === "codex"), providers[0]]
    if (codex === undefined || provider === undefined) throw new Error("the catalog has neither")
    expect(canReach(codex, provider).value).toBe("unconstrained")
    const { tables, loaded } = await generation({ root: process.cwd(), catalog: "catalog" })
    const cells = tables
      .find(({ spec }) => spec.name === "reachability")
      ?.rows.flatMap(({ cells: each }) => each.slice(2).map(({ text }) => text))
    expect(new Set(cells)).toEqual(new Set(["—"]))
    const explanation = explainCell(tables, loaded.spans, ["reachability", "codex", provider.name])
    expect(explanation).toMatchObject({ ok: true, explanation: { text: "—" } })
  })
})
