import type { Nodes, Root, Table } from "mdast"
import { toString } from "mdast-util-to-string"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"

/** A page as a reader of MDX reads it. */
export function treeOf(page: string): Root {
  return unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).parse(page)
}

/** Every node of some types, in the order of the page. */
export function nodesOf<T extends Nodes["type"]>(
  tree: Nodes,
  ...types: readonly T[]
): readonly (Nodes & { type: T })[] {
  const found: (Nodes & { type: T })[] = []
  const open: Nodes[] = [tree]
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    if ((types as readonly string[]).includes(node.type)) found.push(node as Nodes & { type: T })
    if ("children" in node) open.unshift(...node.children)
  }
  return found
}

/** The texts of a table, its headings first. */
export function textsOf(table: Table): readonly (readonly string[])[] {
  return table.children.map((row) => row.children.map((cell) => toString(cell)))
}
