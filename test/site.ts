import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Nodes, Root } from "mdast"
import { toString } from "mdast-util-to-string"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { headingSlug } from "../model/naming.ts"
import { filesIn } from "./files.ts"

/** A page as a site reads it. */
export interface SitePage {
  /** Path below the docs folder. */
  readonly path: string
  readonly route: string
  readonly text: string
  /** The anchors of its headings, in their order. */
  readonly anchors: readonly string[]
  /** Every node of some types, in the order of the text. */
  readonly nodes: (...types: readonly string[]) => readonly Nodes[]
}

/** The texts of the pages below a docs folder by path. */
export function readPages(docs: string): ReadonlyMap<string, string> {
  const paths = filesIn(docs, []).filter((path) => path.endsWith(".mdx"))
  return new Map(paths.map((path) => [path, readFileSync(join(docs, path), "utf8")]))
}

/** Pages by path as a site reads them, sorted by path; each is read when it is first asked for its nodes. */
export function siteOf(pages: ReadonlyMap<string, string>): readonly SitePage[] {
  return [...pages]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([path, text]) => {
      const nodes = (...types: readonly string[]): readonly Nodes[] => nodesOf(parsed(text), types)
      let anchors: readonly string[] | undefined
      return {
        path,
        route: routeOf(path),
        text,
        get anchors() {
          anchors ??= nodes("heading").map((node) => headingSlug(toString(node)))
          return anchors
        },
        nodes,
      }
    })
}

/** The links of a page that lead to no page or heading of the site; addresses with a scheme are not followed. */
export function brokenLinks(page: SitePage, site: readonly SitePage[]): readonly string[] {
  const pages = new Map(site.map((each) => [each.route, each]))
  const links = page.nodes("link").flatMap((node) => ("url" in node ? [node.url] : []))
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [route = "", anchor] = link.split("#")
    const target = pages.get(route === "" ? page.route : route)
    return target === undefined || (anchor !== undefined && !target.anchors.includes(anchor))
  })
}

function routeOf(path: string): string {
  return `/${path.replace(/(?:(?<=^|\/)index)?\.mdx$/, "")}`
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/** Every text that was read, since many tests read the same pages, and most of them only some. */
const trees = new Map<string, Root>()

function parsed(text: string): Root {
  const known = trees.get(text)
  if (known !== undefined) return known
  const tree = parser.parse(text)
  trees.set(text, tree)
  return tree
}

function nodesOf(root: Root, types: readonly string[]): readonly Nodes[] {
  const open: Nodes[] = [root]
  const found: Nodes[] = []
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (types.includes(node.type)) found.push(node)
    if ("children" in node) open.push(...node.children.toReversed())
  }
  return found
}
