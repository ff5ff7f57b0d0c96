import type { Catalog } from "../../model/catalog.ts"
import { nearNames } from "../../model/near-names.ts"
import type { Table } from "../../model/table.ts"
import type { ReportedRule } from "../report/reporter.ts"
import type { NotExplained } from "./explain.ts"
import { routeNames } from "./explain-route.ts"

/** One word that names nothing of what can be explained: what it could have meant, and everything that there is, tables first. */
export function notNamed(
  word: string,
  {
    catalog,
    tables,
    rules,
  }: { readonly catalog: Catalog; readonly tables: readonly Table[]; readonly rules: readonly ReportedRule[] },
): NotExplained {
  const names = new Map(tables.map(({ spec }) => [spec.id as string, `${spec.contract}/${spec.name}`]))
  const known = [
    ...names.values(),
    ...catalog.facts.map(({ id }) => id),
    ...routeNames(catalog),
    ...catalog.pages.flatMap(({ name, tables: shown }) => shown.map((id) => `${name}#${names.get(id) ?? id}`)),
    ...rules.map(({ code }) => code),
  ]
  const near = nearNames(word, [...known, ...tables.map(({ spec }) => spec.name)])
  return { what: `There is no table, fact, request, region or code named ${word}.`, near, known }
}
