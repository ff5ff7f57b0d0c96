import { headerSentence } from "../../generators/plan/header.ts"
import { plan } from "../../generators/plan/plan.ts"
import { closingOf, openingOf } from "../../generators/plan/regions.ts"
import type { Plan, PlanEntry } from "../../model/plan.ts"

const shared = 300
const alone = 20

/** A plan of 300 scripts that the other one has too with other text, 20 data files of its own, and a region of each of two pages. */
export function planOf(name: string): Plan {
  const entries: PlanEntry[] = []
  for (let index = 0; index < shared; index += 1) {
    const body = `export const value${index} = "${name}"\n`.repeat(1 + ((index * 37) % 200))
    entries.push({
      kind: "file",
      path: `output/contracts/part-${index % 7}/slot-${index}.ts`,
      text: `// ${headerSentence}\n${body}`,
      facts: [],
    })
  }
  for (let index = 0; index < alone; index += 1)
    entries.push({
      kind: "file",
      path: `output/${name}/data-${index}.json`,
      text: `{ "name": "${name}" }\n`,
      facts: [],
    })
  for (const path of ["docs/first.mdx", "docs/deep/second.mdx"])
    entries.push({ kind: "region", path, region: "rows", text: `${name} row\n`.repeat(2_000), facts: [] })
  return plan(entries, ["output"], "output/manifest.txt", "docs").plan
}

/** A page written by hand with a region of some text. */
export function page(text: string): string {
  return `# Page\n\n${openingOf("rows")}\n${text}\n${closingOf("rows")}\n\nProse.\n`
}
