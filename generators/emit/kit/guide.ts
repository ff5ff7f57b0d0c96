import type { Catalog } from "../../../model/catalog.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { headerSentence } from "../../plan/header.ts"
import { skeletonOf } from "../../text/skeleton.ts"
import type { KitExchanges } from "./exchanges.ts"
import type { KitPayload } from "./payloads.ts"

/** The hand-written texts of the author kit. */
export interface KitTexts {
  /** The skeleton of its README. */
  readonly readme: string
  readonly runners: readonly { readonly name: string; readonly text: string }[]
}

/** What the README and the runners are made of. */
export interface Guided {
  readonly catalog: Pick<Catalog, "contracts" | "documents" | "revisions">
  readonly payloads: readonly KitPayload[]
  readonly exchanges: KitExchanges
  readonly texts: KitTexts
}

/** The kit's README, and the runners as they are written by hand below the generated header. */
export function guideFiles({ catalog, payloads, exchanges, texts }: Guided, folder: string): readonly PlannedFile[] {
  const file = (path: string, text: string): PlannedFile => {
    return { kind: "file", path: `${folder}/${path}`, text, facts: [] }
  }
  const [first] = payloads
  const example = `${first?.folder ?? ""}/${first?.name ?? ""}`
  const filled = skeletonOf(texts.readme)({
    example,
    pointer: example.replaceAll("/", "~1"),
    payloads: payloads.length > mostListed ? byFolder(payloads) : payloads.map(listed),
    sessions: foldersOf(exchanges.slots),
    commands: foldersOf(exchanges.processes),
    literals: catalog.revisions
      .filter(({ life }) => life === "current")
      .map(({ literal, subject }) => ({ literal, subject })),
  })
  if (!filled.ok) throw new Error(`internal error: the README of the author kit: ${filled.problem}`)
  const played = exchanges.slots.length + exchanges.processes.length > 0
  return [
    file("README.md", filled.text),
    ...texts.runners
      .filter(() => played)
      .map(({ name, text }) => file(`runners/${name}`, `${commentOf(name)} ${headerSentence}\n${text}`)),
  ]
}

/** More payloads than this are listed by their folders: a table of thousands is read by nobody. */
const mostListed = 300

interface Row {
  readonly [column: string]: string
  readonly path: string
  readonly type: string
  readonly summary: string
}

function listed({ folder, name, typeName, summary }: KitPayload): Row {
  const first = (summary.split(/(?<=[.;]) /)[0] ?? "").replace(/;$/, ".")
  return { path: `${folder}/${name}`, type: typeName, summary: first.replaceAll("|", "\\|") }
}

function byFolder(payloads: readonly KitPayload[]): readonly Row[] {
  const folders = [...new Set(payloads.map(({ folder }) => folder))]
  return folders.map((folder) => {
    const count = payloads.filter((each) => each.folder === folder).length
    return { path: `${folder}/`, type: "…", summary: `${count} payloads.` }
  })
}

function commentOf(name: string): string {
  return name.endsWith(".py") ? "#" : "//"
}

/** The folders of exchanges with their numbers. */
function foldersOf(
  exchanges: readonly { readonly name: string }[],
): readonly { readonly folder: string; readonly count: string }[] {
  const counts = new Map<string, number>()
  for (const { name } of exchanges) {
    const folder = name.split("/")[0] ?? ""
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(([folder, count]) => ({ folder, count: String(count) }))
}
