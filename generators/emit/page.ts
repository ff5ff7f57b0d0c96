import type { Catalog, Page } from "../../model/catalog.ts"
import { byCodeUnit, factOf } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import type { PlanEntry } from "../../model/plan.ts"
import type { Table } from "../../model/table.ts"
import type { Diagnostic } from "../diagnostics.ts"
import { finding } from "../diagnostics.ts"
import { headerSentence } from "../plan/header.ts"
import { yamlText } from "../text/front-matter.ts"
import { headingText, tableText } from "../text/markdown.ts"
import { fill } from "../text/skeleton.ts"
import { uniqueHeadings } from "./page-headings.ts"
import { contractBlocks, contractHeadings, contractSources, slotHeadings } from "./page-slots.ts"

/** The line below the front matter of every page generated whole. */
export const pageHeader = `{/* ${headerSentence} */}`

/** Where the skeletons stand, posix, relative to the project. */
export const skeletonFolder = "templates/pages"

/** What the making of pages finds, beside what every plan finds. */
export const pageDiagnostics = {
  "page/no-table": {
    severity: "error",
    why: "a region without a table would keep whatever stands in it",
    page: "A page shows a table that was not made, mostly because the table itself is at fault. Mend that first, or take it out of the page.",
  },
  "page/bad-skeleton": {
    severity: "error",
    why: "a name that prints nothing would leave a hole in a published page",
    page: "A page's skeleton is no valid Handlebars, or names a value that there is not. The finding points at the line.",
  },
} as const satisfies { readonly [code: string]: Diagnostic }

/** The values that a skeleton is filled with. Each is finished text: a YAML scalar or a block of Markdown. */
type Values = Parameters<typeof fill>[1]

/**
 * What the catalog's pages are made of: a region for each table of a page written by hand, and whole pages from their
 * skeletons. `skeletons` maps names to texts, `docs` is the folder of the pages. Findings stand at the skeleton where it
 * is at fault; the others name the page's fact and leave the place to whoever knows it. This module loads the Markdown
 * serialiser: import it only where pages are made.
 */
export function pageEntries(
  catalog: Catalog,
  tables: readonly Table[],
  skeletons: { readonly [name: string]: string },
  docs: string,
): { readonly entries: readonly PlanEntry[]; readonly findings: readonly Finding[] } {
  const entries: PlanEntry[] = []
  const findings: Finding[] = []
  const made = new Map(tables.map((table) => [table.spec.id, table]))
  const names = regionNames(catalog)
  for (const page of catalog.pages) {
    const path = `${docs}/${page.name}.mdx`
    const shown: Table[] = []
    for (const id of page.tables) {
      const table = made.get(id)
      if (table === undefined) findings.push(noTable(page, id))
      else shown.push(table)
    }
    if (page.skeleton === null) {
      for (const table of shown) {
        const region = names.get(table.spec.id) ?? table.spec.name
        entries.push({ kind: "region", path, region, text: tableBlock(table), facts: sorted(tableSources(table)) })
      }
      continue
    }
    if (!Object.hasOwn(skeletons, page.skeleton)) {
      findings.push(noSkeleton(page, page.skeleton, Object.keys(skeletons)))
      continue
    }
    const filled = fill(skeletons[page.skeleton] ?? "", pageValues(page, catalog, shown))
    if (filled.ok) {
      const facts = sorted([page.id, ...catalog.contracts.flatMap(contractSources), ...shown.flatMap(tableSources)])
      entries.push({ kind: "file", path, text: `${filled.text.trimEnd()}\n`, facts })
    } else {
      const at = { file: `${skeletonFolder}/${page.skeleton}.hbs`, line: filled.line, column: filled.column }
      findings.push(badSkeleton(page, page.skeleton, filled.problem, at))
    }
  }
  return { entries, findings }
}

function pageValues(page: Page, catalog: Catalog, tables: readonly Table[]): Values {
  const { contracts } = catalog
  const headed = [
    ...contracts.flatMap((contract) => [
      { id: contract.id, alternatives: contractHeadings(contract) },
      ...contract.slots.map((slot) => ({ id: slot.id, alternatives: slotHeadings(slot) })),
    ]),
    ...tables.map(({ spec }) => ({
      id: spec.id,
      alternatives: [spec.title, `${spec.title} (${spec.contract} ${spec.name})`] as const,
    })),
  ]
  const unique = uniqueHeadings(headed.map(({ alternatives }) => alternatives))
  const headings = new Map(headed.map(({ id }, index) => [id, unique[index] ?? ""]))
  const heading = (id: FactId): string => headings.get(id) ?? ""
  return {
    title: yamlText(page.title),
    description: yamlText(page.description),
    header: pageHeader,
    contracts: contracts.map((contract) => contractBlocks(contract, heading, catalog)),
    tables: tables.map((table) => ({ heading: headingText(2, heading(table.spec.id)), table: tableBlock(table) })),
  }
}

/** A region is named as its table, with the contract before it where two contracts have a table of that name. */
function regionNames(catalog: Catalog): ReadonlyMap<FactId, string> {
  const count = new Map<string, number>()
  for (const { name } of catalog.tables) count.set(name, (count.get(name) ?? 0) + 1)
  return new Map(
    catalog.tables.map(({ id, name, contract }) => [id, count.get(name) === 1 ? name : `${contract}/${name}`]),
  )
}

function tableBlock({ columns, rows }: Table): string {
  return tableText(
    columns,
    rows.map(({ cells }) => cells.map((cell) => cell.text)),
  )
}

function tableSources({ spec, rows }: Table): readonly FactId[] {
  const cells = rows.flatMap((row) => row.cells.flatMap(({ reasons }) => reasons))
  return [
    spec.id,
    ...rows.map(({ fact }) => fact),
    ...cells.flatMap(({ from }) => ("fact" in from ? [factOf(from.fact)] : [])),
  ]
}

function sorted(facts: readonly FactId[]): readonly FactId[] {
  return [...new Set(facts)].toSorted(byCodeUnit)
}

function noTable(page: Page, table: FactId): Finding {
  const what = `page ${page.name} shows ${table}, of which no table was made.`
  return pageFinding("page/no-table", what, `take ${table} out of the tables of ${page.id}, or state the table`, null, [
    page.id,
    table,
  ])
}

function noSkeleton(page: Page, skeleton: string, known: readonly string[]): Finding {
  const choice = known.length === 0 ? "" : `; there are ${[...known].toSorted(byCodeUnit).join(", ")}`
  return finding("plan/unknown-skeleton", {
    what: `page ${page.name} is made from the skeleton ${skeleton}, which does not exist${choice}.`,
    fix: `write ${skeletonFolder}/${skeleton}.hbs, or name another skeleton in ${page.id}`,
    at: null,
    facts: [page.id],
  })
}

function badSkeleton(page: Page, skeleton: string, problem: string, at: Location): Finding {
  const what = `skeleton ${skeleton} cannot make page ${page.name}: ${problem}.`
  return pageFinding("page/bad-skeleton", what, "correct the skeleton", at, [page.id])
}

function pageFinding(
  code: keyof typeof pageDiagnostics,
  what: string,
  fix: string,
  at: Location | null,
  facts: readonly FactId[],
): Finding {
  const { severity, why } = pageDiagnostics[code]
  return { code, severity, what, why, fix, at, related: [], facts }
}
