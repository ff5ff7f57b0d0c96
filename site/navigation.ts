import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** A link to a page, with the page's own title where it has no label, or a group of items. */
type Item =
  | { readonly slug: string; readonly label?: string }
  | { readonly label: string; readonly collapsed?: boolean; readonly items: Item[] }

/** The words for folders whose names say too little by themselves. */
const labels: { readonly [folder: string]: string } = {
  slots: "Extension slots",
  providers: "Model providers",
  observed: "Observed extensions",
  checkfu: "Checkfu",
  onehorizon: "One Horizon",
}

/** What comes first in a folder, in the order in which a newcomer needs it; the rest follows by name. */
const first: { readonly [folder: string]: readonly string[] } = {
  guides: [
    "quickstart",
    "first-change",
    "add-to-the-catalog",
    "review-a-change",
    "adopt-it-in-your-repository",
    "extend-the-catalog",
    "use-the-decoders",
    "use-the-author-kit",
    "run-an-agent",
    "begin-a-harness",
    "test-your-harness",
    "develop-a-runtime",
    "test-an-image",
    "build-a-harness-image",
    "work-with-a-running-turn",
    "one-shot-harnesses",
    "run-the-gateway",
    "serve",
    "first-verified-harness",
    "verify-a-harness",
    "connect-a-runtime",
    "run-a-runner",
    "use-the-api",
    "scale-out",
  ],
  reference: [
    "commands",
    "configuration",
    "slots",
    "harnesses",
    "providers",
    "api",
    "documents",
    "tables",
    "rules",
    "refusals",
    "observed",
  ],
}

const shelves = ["guides", "concepts", "reference"]

/** The whole navigation, from the folders of the pages: every page stands in it once. A folder that is not there has no group. */
export function navigation(docs: string): Item[] {
  return [
    { label: "What this is", slug: "index" },
    ...shelves
      .filter((shelf) => existsSync(join(docs, shelf)))
      .map((shelf) => ({ label: shelf.slice(0, 1).toUpperCase() + shelf.slice(1), items: listed(docs, shelf) })),
  ]
}

/** Where somebody begins anew whose address led nowhere: the first page, and the first of each group. */
export function firstPages(docs: string): readonly { readonly label: string; readonly route: string }[] {
  return navigation(docs).flatMap((item) => {
    if ("slug" in item) return [{ label: item.label ?? item.slug, route: "/" }]
    const begin = item.items.find((each) => "slug" in each)
    return begin === undefined || !("slug" in begin) ? [] : [{ label: item.label, route: `/${begin.slug}` }]
  })
}

/** The pages of a folder, those alone before folders, each of which is a group that begins with the page of its name. */
function listed(docs: string, folder: string): Item[] {
  const entries = readdirSync(join(docs, folder), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const pages = entries.flatMap(({ name }) => (name.endsWith(".mdx") ? [name.slice(0, -".mdx".length)] : []))
  const order = first[folder] ?? []
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  const ordered = (names: readonly string[]): readonly string[] =>
    names.toSorted((left, right) => place(left) - place(right) || (left < right ? -1 : 1))
  return [
    ...ordered(pages.filter((name) => !folders.includes(name))).map((name) => ({ slug: `${folder}/${name}` })),
    ...ordered(folders).map((name) => group(docs, folder, name, pages.includes(name))),
  ]
}

function group(docs: string, folder: string, name: string, hasPage: boolean): Item {
  const own = hasPage ? [{ label: "Overview", slug: `${folder}/${name}` }] : []
  return {
    label: labels[name] ?? name.slice(0, 1).toUpperCase() + name.slice(1),
    collapsed: true,
    items: [...own, ...listed(docs, `${folder}/${name}`)],
  }
}
