import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** The licences of every package whose code stands in a bundle, by name and version: what their terms ask to be passed on. */
export function notices(root: string, inputs: Iterable<string>): string {
  const folders = new Set([...inputs].flatMap((input) => folderOf(input) ?? []))
  const said = [...folders].map((folder) => noticeOf(join(root, folder)))
  return [...new Set(said)].toSorted().join(`\n${"-".repeat(80)}\n\n`)
}

/** The folder of the package that a bundled module is of; null for a module of ours. */
function folderOf(input: string): string | null {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? null
}

function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
  if (file === undefined && manifest.license === undefined)
    throw new Error(`${manifest.name} states no licence, so it must not be bundled`)
  const text = file === undefined ? `Licensed under ${manifest.license}.\n` : readFileSync(join(folder, file), "utf8")
  return `${manifest.name} ${manifest.version}\n\n${text.replaceAll("\r\n", "\n").trim()}\n`
}
