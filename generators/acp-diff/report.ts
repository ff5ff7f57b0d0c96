import { headingText, tableText, code, text } from "../text/markdown.ts"
import type { Phrase } from "../text/markdown.ts"
import type { BrokenSite } from "./broken-sites.ts"
import type { SchemaChange } from "./compare-schemas.ts"

/** What a comparison of two schemas found. */
export interface SchemaReport {
  /** How each is called. */
  readonly before: string
  readonly after: string
  readonly broken: readonly BrokenSite[]
  readonly changes: readonly SchemaChange[]
}

const titles: { readonly [Of in SchemaChange["of"]]: string } = {
  method: "Methods",
  variant: "Variants",
  definition: "Definitions",
  member: "Members",
}

/** The report in Markdown: what would break first, then each kind of change. */
export function reportText({ before, after, broken, changes }: SchemaReport): string {
  const kinds = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((of) => {
    const found = changes.filter((change) => change.of === of)
    const rows = found.map(({ name, before: was, after: is }): readonly Phrase[] => [
      [code(name)],
      [text(was ?? "-")],
      [text(is ?? "-")],
    ])
    return found.length === 0 ? [] : [headingText(2, titles[of]), tableText(["Name", before, after], rows)]
  })
  const lost = broken.map(({ id, problem }): readonly Phrase[] => [[code(id)], [text(problem)]])
  return `${[
    headingText(1, `${after}, compared with ${before}`),
    `${changes.length} differences; ${broken.length} catalogued sites would be lost.`,
    ...(broken.length === 0 ? [] : [headingText(2, "Sites that would be lost"), tableText(["Fact", "Why"], lost)]),
    ...kinds,
  ].join("\n\n")}\n`
}
