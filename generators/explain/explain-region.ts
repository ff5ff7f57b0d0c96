import type { Catalog } from "../../model/catalog.ts"
import type { Table } from "../../model/table.ts"
import type { Spans } from "../load/loaded.ts"
import { quoted } from "./explain-fact.ts"
import { stated } from "./proof.ts"
import type { Proof } from "./proof.ts"

/**
 * Explains a generated region of a page, `PAGE#REGION`, or of a page the regions that it must have. A page is named by its
 * path, with or without the folder of the pages and the extension. Null where the page, or the region in it, is none.
 */
export function explainRegion(
  asked: string,
  docs: string,
  { catalog, tables, spans }: { readonly catalog: Catalog; readonly tables: readonly Table[]; readonly spans: Spans },
): Proof | null {
  const [path = "", region] = asked.split("#", 2)
  const inside = path.startsWith(`${docs}/`) ? path.slice(docs.length + 1) : path
  const name = inside.replace(/\.mdx$/, "")
  const page = catalog.pages.find((each) => each.name === name)
  if (page === undefined) return null
  const shown = tables.filter(({ spec }) => page.tables.includes(spec.id))
  const chosen = shown.filter(
    ({ spec }) => region === undefined || region === spec.name || region === `${spec.contract}/${spec.name}`,
  )
  if (region !== undefined && chosen.length === 0) return null
  const whole =
    page.skeleton === null
      ? "written by hand, with a region for each table"
      : `generated whole from templates/pages/${page.skeleton}.hbs`
  return {
    about: "region",
    subject: region === undefined ? `${docs}/${name}.mdx` : `${docs}/${name}.mdx#${region}`,
    says: region === undefined ? `a page that is ${whole}` : `the table ${chosen[0]?.spec.title ?? ""}`,
    reasons: [
      stated(
        spans,
        "the page shows",
        `${page.tables.length} ${page.tables.length === 1 ? "table" : "tables"}`,
        page.id,
      ),
      ...chosen.map(({ spec, rows, columns }) =>
        stated(
          spans,
          `${spec.contract}/${spec.name} has`,
          `${rows.length} rows of ${spec.rows.join(" and ")}, ${columns.length} columns`,
          spec.id,
        ),
      ),
    ],
    more: chosen.flatMap(({ spec, rows, columns }) => {
      const [row] = rows
      const column = columns.at(-1)
      if (row === undefined || column === undefined) return []
      return [
        `For one of its cells: explain ${[`${spec.contract}/${spec.name}`, row.key, column].map(quoted).join(" ")}`,
      ]
    }),
  }
}
