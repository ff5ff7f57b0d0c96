import { readdirSync, readFileSync } from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import { generation } from "../../generators/generation.ts"
import { printed } from "../../generators/emit/table.ts"
import { projectTables } from "../../generators/tables/project.ts"
import type { Table } from "../../model/table.ts"

interface Published {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const folder = "test/fixtures/golden"
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".tsv"))
  .map((name) => name.slice(0, -".tsv".length))

/** Columns of prose, which is our own: the others are facts and equal in every cell. */
const prose: { readonly [table: string]: readonly string[] } = {
  "checkfu-slots": ["Payload"],
  "checkfu-conformance-checks": ["Requirement"],
  "checkfu-adoption-sources": ["Supplies"],
  "onehorizon-outcome-mapping": ["Session outcome"],
  "onehorizon-update-routing": ["Lands in"],
}

function reviewed(name: string): Published {
  const [columns = [], ...rows] = readFileSync(`${folder}/${name}.tsv`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
  return { columns, rows }
}

/** A table without the cells of its prose columns. */
function factsOf({ columns, rows }: Published, name: string): Published {
  const kept = columns.map((column) => !(prose[name] ?? []).includes(column))
  return { columns, rows: rows.map((row) => row.filter((_, index) => kept[index])) }
}

function committed(name: string): Published {
  const [contract = "", ...rest] = name.split("-")
  const { columns, rows }: Published = JSON.parse(
    readFileSync(`output/tables/${contract}/${rest.join("-")}.json`, "utf8"),
  )
  return { columns, rows }
}

describe("a golden table", () => {
  let tables: readonly Table[] = []
  beforeAll(async () => {
    const { catalog } = await generation({ root: process.cwd(), catalog: "catalog" })
    tables = projectTables(catalog)
  })

  it.each(names)("%s equals what the catalog gives: columns, rows, order and every fact", (name) => {
    const table = tables.find(({ spec }) => `${spec.contract}-${spec.name}` === name)
    if (table === undefined) throw new Error(`the catalog has no table ${name}`)
    const { columns, rows } = printed(table)
    expect(factsOf({ columns, rows }, name)).toEqual(factsOf(reviewed(name), name))
  })

  it.each(names)("%s equals what is published", (name) => {
    expect(factsOf(committed(name), name)).toEqual(factsOf(reviewed(name), name))
  })

  it.each(Object.entries(prose))("%s has prose of our own beside its facts", (name, columns) => {
    const [ours, theirs] = [committed(name), reviewed(name)]
    for (const column of columns) {
      const index = ours.columns.indexOf(column)
      expect(index).toBeGreaterThan(0)
      for (const [at, row] of ours.rows.entries()) {
        expect(row[index]?.length).toBeGreaterThan(10)
        expect(row[index]).not.toBe(theirs.rows[at]?.[index])
      }
    }
  })

  it("is one of seventeen", () => {
    expect(names).toHaveLength(17)
  })
})

describe("the published tables", () => {
  it("are all that either contract owes", () => {
    const published = (contract: string): readonly string[] =>
      readdirSync(`output/tables/${contract}`)
        .map((file) => file.slice(0, -".json".length))
        .toSorted()
    expect(published("checkfu")).toEqual([
      "adoption-sources",
      "api-endpoints",
      "api-roles",
      "capability-ceilings",
      "conformance-checks",
      "connected-capabilities",
      "declarations",
      "dialect-paths",
      "gated-observations",
      "harness-catalog",
      "harness-support",
      "lane-envelopes",
      "line-forms",
      "model-access-lanes",
      "oneshot-fields",
      "platform-tools",
      "reachability",
      "revisions",
      "runtime-capabilities",
      "server-envelopes",
      "slots",
    ])
    expect(published("onehorizon")).toEqual([
      "host-tools",
      "modes",
      "outcome-mapping",
      "slots",
      "turn-rules",
      "update-routing",
    ])
  })

  it("show no local fixture", () => {
    const fixtures = (
      JSON.parse(readFileSync("output/catalog.json", "utf8")) as {
        facts: readonly { kind: string; name: string; body: { launchRole?: string } }[]
      }
    ).facts
      .filter(({ kind, body }) => kind === "harness" && body.launchRole === "local_fixture")
      .map(({ name }) => name)
    expect(fixtures.length).toBeGreaterThan(0)
    for (const contract of ["checkfu", "onehorizon"])
      for (const file of readdirSync(`output/tables/${contract}`)) {
        const { columns, rows }: Published = JSON.parse(readFileSync(`output/tables/${contract}/${file}`, "utf8"))
        const texts = [...columns, ...rows.flat()]
        for (const fixture of fixtures) expect(texts).not.toContain(fixture)
      }
  })
})
