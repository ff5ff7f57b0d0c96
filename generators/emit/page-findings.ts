import type { Page } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import type { Diagnostic } from "../diagnostics.ts"
import { finding } from "../diagnostics.ts"
import type { FactPage } from "./page-map.ts"

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
  "page/reserved-name": {
    severity: "error",
    why: "sites show a page of that name in place of the folder it stands in, so two pages would have one address",
    page: "A fact whose name is `index` or `readme` would get a page of that name. Rename the fact, or leave it out of the pages by a condition.",
  },
} as const satisfies { readonly [code: string]: Diagnostic }

/** A page shows a table that was not made. */
export function noTable(page: Page, table: FactId): Finding {
  const what = `page ${page.name} shows ${table}, of which no table was made.`
  return pageFinding("page/no-table", what, `take ${table} out of the tables of ${page.id}, or state the table`, null, [
    page.id,
    table,
  ])
}

/** A page names a skeleton that there is not. */
export function noSkeleton(page: Page, skeleton: string, known: readonly string[]): Finding {
  const choice = known.length === 0 ? "" : `; there are ${[...known].toSorted(byCodeUnit).join(", ")}`
  return finding("plan/unknown-skeleton", {
    what: `page ${page.name} is made from the skeleton ${skeleton}, which does not exist${choice}.`,
    fix: `write ${skeletonFolder}/${skeleton}.hbs, or name another skeleton in ${page.id}`,
    at: null,
    facts: [page.id],
  })
}

/** A skeleton is no Handlebars, or names a value that there is not. */
export function badSkeleton(page: Page, skeleton: string, problem: string, at: Location): Finding {
  const what = `skeleton ${skeleton} cannot make page ${page.name}: ${problem}.`
  return pageFinding("page/bad-skeleton", what, "correct the skeleton", at, [page.id])
}

/** A fact's page would have the name by which sites know its folder. */
export function reservedName(page: Page, { name, fact }: FactPage): Finding {
  const what = `${page.name} lists ${fact.id}, whose page ${name} would stand for its folder.`
  return pageFinding(
    "page/reserved-name",
    what,
    `rename ${fact.id}, or leave it out by a condition of ${page.id}`,
    null,
    [fact.id, page.id],
  )
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
