import type { Catalog, Page } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { PlanEntry } from "../../model/plan.ts"
import type { Table } from "../../model/table.ts"
import { skeletonOf } from "../text/skeleton.ts"
import type { Skeleton } from "../text/skeleton.ts"
import type { Manual } from "./page-commands.ts"
import { badSkeleton, noSkeleton, noTable, reservedName, skeletonFolder } from "./page-findings.ts"
import type { RuleText } from "./page-map.ts"
import { slotSetting } from "./page-slots.ts"
import { regionNames, sorted, tableBlock, tableSources } from "./page-table.ts"
import { factValues, listValues, wholeValues } from "./page-values.ts"
import type { PageValues } from "./page-values.ts"
import { worldOf } from "./page-world.ts"

export { pageHeader } from "./page-values.ts"

/** The texts that pages are made with: skeletons by name, what the authors of rules wrote of them, and the command's own table. */
export interface PageTexts {
  readonly skeletons: { readonly [name: string]: string }
  readonly rules: readonly RuleText[]
  readonly manual: Manual
}

/** What is made, and what is wrong with it. */
interface Made {
  readonly entries: PlanEntry[]
  readonly findings: Finding[]
}

/**
 * What the catalog's pages are made of: a region for each table of a page written by hand, whole pages from their
 * skeletons, and the pages of single facts with the pages that list them. `docs` is the folder of the pages. Findings
 * stand at the skeleton where it is at fault; the others name the page's fact and leave the place to whoever knows it.
 * Linear in facts and cells. This module loads the Markdown serialiser: import it only where pages are made.
 */
export function pageEntries(
  catalog: Catalog,
  tables: readonly Table[],
  { skeletons, rules, manual }: PageTexts,
  docs: string,
): { readonly entries: readonly PlanEntry[]; readonly findings: readonly Finding[] } {
  const made: Made = { entries: [], findings: [] }
  const world = worldOf(catalog, tables, rules, manual.command)
  const setting = slotSetting(catalog, world.lookup)
  const names = regionNames(catalog)
  const press = pressOf(skeletons, docs, made)
  for (const page of catalog.pages) {
    const shown = tablesOf(page, world.table, made)
    if (page.skeleton === null) made.entries.push(...regions(page, shown, names, docs))
    else if (page.each === null)
      press(page, page.name, page.skeleton, () =>
        wholeValues(page, shown, world, setting, manual, skeletons[page.skeleton ?? ""] ?? ""),
      )
    else {
      press(page, page.name, page.skeleton, () => listValues(page, world))
      for (const single of world.pages.listed(page))
        if (/(?:^|\/)(?:index|readme)$/i.test(single.name)) made.findings.push(reservedName(page, single))
        else if (!press(page, single.name, page.each.skeleton, () => factValues(single, world, setting))) break
    }
  }
  return made
}

function tablesOf(page: Page, table: (id: FactId) => Table | undefined, { findings }: Made): readonly Table[] {
  return page.tables.flatMap((id) => {
    const shown = table(id)
    if (shown === undefined) findings.push(noTable(page, id))
    return shown === undefined ? [] : [shown]
  })
}

function regions(
  page: Page,
  shown: readonly Table[],
  names: ReadonlyMap<FactId, string>,
  docs: string,
): readonly PlanEntry[] {
  return shown.map((table) => ({
    kind: "region",
    path: `${docs}/${page.name}.mdx`,
    region: names.get(table.spec.id) ?? table.spec.name,
    text: tableBlock(table),
    facts: sorted(tableSources(table)),
  }))
}

/** Fills skeletons, each made ready once, and says whether the next page of the same skeleton is worth trying. */
function pressOf(
  skeletons: PageTexts["skeletons"],
  docs: string,
  { entries, findings }: Made,
): (page: Page, name: string, skeleton: string, values: () => PageValues) => boolean {
  const ready = new Map<string, Skeleton>()
  return (page, name, skeleton, valuesOf) => {
    if (!Object.hasOwn(skeletons, skeleton)) {
      findings.push(noSkeleton(page, skeleton, Object.keys(skeletons)))
      return false
    }
    const filler = ready.get(skeleton) ?? skeletonOf(skeletons[skeleton] ?? "")
    ready.set(skeleton, filler)
    const { values, facts } = valuesOf()
    const filled = filler(values)
    if (!filled.ok) {
      const at = { file: `${skeletonFolder}/${skeleton}.hbs`, line: filled.line, column: filled.column }
      findings.push(badSkeleton(page, skeleton, filled.problem, at))
      return false
    }
    entries.push({
      kind: "file",
      path: `${docs}/${name}.mdx`,
      text: `${filled.text.trimEnd()}\n`,
      facts: sorted(facts),
    })
    return true
  }
}
