import type { Catalog } from "../../../model/catalog.ts"
import { factPath } from "../../../model/fact.ts"
import type { Fact, FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { selects } from "../../../model/select.ts"
import type { Condition, TableSpec } from "../../../model/table.ts"
import { rule } from "../rule.ts"

/** Looks for local fixtures among the rows and columns of every table. */
export const fixtureDeployed = rule({
  code: "fixture/deployed",
  states: "No published table has a local fixture for a row or a column.",
  because: "A fixture exists on one machine alone, and whoever reads a table takes every entry for one to be had.",
  check: (catalog) => {
    const fixtures = fixturesOf(catalog)
    if (fixtures.length === 0) return []
    const kind = fixtures[0]?.kind ?? ""
    const facts = new Map(catalog.facts.map((fact) => [fact.id, fact]))
    const shown = (where: readonly Condition[]): readonly Fact[] =>
      fixtures.filter((fixture) => selects(where, fixture, (id) => facts.get(id)))
    return catalog.tables.flatMap((table) => [
      ...(table.rows.includes(kind)
        ? shown(table.where).map((fixture) => violation(table, ["rows", kind], "a row", fixture))
        : []),
      ...table.columns.flatMap((column) =>
        column.kind === "across" && column.each === kind
          ? shown(column.where).map((fixture) => violation(table, ["columns", kind], "a column", fixture))
          : [],
      ),
    ])
  },
})

function fixturesOf({ harnesses, facts }: Catalog): readonly Fact[] {
  const local = new Set(harnesses.filter(({ launchRole }) => launchRole === "local_fixture").map(({ id }) => id))
  return local.size === 0 ? [] : facts.filter(({ id }) => local.has(id))
}

function violation({ id, name }: TableSpec, segments: readonly string[], as: string, fixture: Fact): Violation {
  return {
    at: factPath(id, ...segments),
    what: `The table ${name} shows the local fixture ${fixture.name} as ${as}.`,
    fix: 'leave it out: where: [isNot("launchRole", "local_fixture")]',
    related: [{ says: `${fixture.name} is a local fixture`, at: factPath(fixture.id satisfies FactId, "launchRole") }],
  }
}
