import type { Element, Root } from "hast"
import { toString } from "hast-util-to-string"
import { SKIP, visit } from "unist-util-visit"

/**
 * Puts each table into a box that scrolls by itself, is reached by the keyboard, and bears the name of the heading above
 * it, numbered where several tables stand under one.
 */
export function scrollingTables() {
  return (tree: Root): void => {
    let heading = "Table"
    const seen = new Map<string, number>()
    visit(tree, "element", (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node)
      if (node.tagName !== "table" || parent === undefined || index === undefined) return
      const count = (seen.get(heading) ?? 0) + 1
      seen.set(heading, count)
      parent.children[index] = box(node, count === 1 ? `Table: ${heading}` : `Table ${count}: ${heading}`)
      return SKIP
    })
  }
}

function box(table: Element, label: string): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-box"], tabIndex: 0, role: "region", ariaLabel: label },
    children: [table],
  }
}
