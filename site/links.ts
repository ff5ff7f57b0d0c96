import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fromHtml } from "hast-util-from-html"
import { visit } from "unist-util-visit"

/** What a built page has that others can lead to, and where it leads. */
interface BuiltPage {
  readonly anchors: ReadonlySet<string>
  readonly addresses: readonly string[]
}

/**
 * The addresses in the pages of a built site that lead nowhere: to no file of it, to no anchor of a page, to a folder by a
 * redirect, or out of its base. Each with the page that has it. What begins with a scheme is not followed.
 */
export function brokenLinks(folder: string, base: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"))
  const pages = new Map(files.filter((path) => path.endsWith(".html")).map((path) => [path, read(join(folder, path))]))
  return [...pages].flatMap(([path, { addresses }]) =>
    addresses
      .map((address) => ({ address, problem: problemOf(address, path, { folder, base, pages }) }))
      .filter(({ problem }) => problem !== null)
      .map(({ address, problem }) => `${path}: ${address} ${problem}`),
  )
}

interface Built {
  readonly folder: string
  readonly base: string
  readonly pages: ReadonlyMap<string, BuiltPage>
}

function problemOf(address: string, from: string, { folder, base, pages }: Built): string | null {
  if (/^[a-z][a-z+.-]*:/i.test(address)) return null
  const { pathname, hash } = new URL(address, `http://site.invalid${base}${from.replace(/index\.html$/, "")}`)
  if (!pathname.startsWith(base)) return `lies outside ${base}`
  const path = decodeURIComponent(pathname.slice(base.length))
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path
  if (!existsSync(join(folder, file))) return "leads to no page or file"
  if (statSync(join(folder, file)).isDirectory()) return "needs a slash at its end"
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor === "" || (pages.get(file)?.anchors.has(anchor) ?? false) ? null : "leads to no anchor"
}

function read(file: string): BuiltPage {
  const anchors = new Set<string>()
  const addresses: string[] = []
  visit(fromHtml(readFileSync(file, "utf8")), "element", ({ tagName, properties }) => {
    if (typeof properties["id"] === "string") anchors.add(properties["id"])
    for (const name of ["href", "src"]) {
      const address = properties[name]
      // A canonical address names the published site, which is not this folder.
      if (typeof address === "string" && !(tagName === "link" && String(properties["rel"]) === "canonical"))
        addresses.push(address)
    }
  })
  return { anchors, addresses }
}
