import { renderMermaidSVG } from "beautiful-mermaid"
import type { ElementContent } from "hast"
import { fromHtmlIsomorphic } from "hast-util-from-html-isomorphic"
import type { Root } from "mdast"
import { visit } from "unist-util-visit"

/**
 * Draws each `mermaid` block as SVG inside the page, in the page's own colours and fonts. `alt="…"` behind the language
 * says it in words, for whoever does not see it; a diagram without is refused.
 */
export function diagrams() {
  return (tree: Root): void => {
    let count = 0
    visit(tree, "code", (node, index, parent) => {
      if (node.lang !== "mermaid" || parent === undefined || index === undefined) return
      count += 1
      const alt = /alt="([^"]+)"/.exec(node.meta ?? "")?.[1]
      if (alt === undefined) throw new Error('a diagram says nothing in words: write alt="…" behind `mermaid`')
      parent.children[index] = {
        type: "paragraph",
        children: [],
        data: {
          hName: "figure",
          hProperties: { className: ["diagram"], role: "img", ariaLabel: alt, tabIndex: 0 },
          hChildren: drawing(node.value, `diagram-${count}`),
        },
      }
    })
  }
}

/** The renderer behind one function: its web font is taken out, its styles hold for diagrams alone, its ids for one of them. */
function drawing(source: string, name: string): ElementContent[] {
  const colours = {
    bg: "var(--sl-color-bg)",
    fg: "var(--sl-color-white)",
    accent: "var(--sl-color-text-accent)",
    muted: "var(--sl-color-gray-2)",
  }
  const svg = renderMermaidSVG(source, { font: "inherit", transparent: true, padding: 4, layerSpacing: 28, ...colours })
    .replaceAll(/@import url\([^)]*\);?/g, "")
    .replaceAll(/^ {2}(text|svg|\.[\w-]+) \{/gm, "  .diagram $1 {")
    .replaceAll("'inherit'", "inherit")
    .replaceAll(/(id="|url\(#)(?=[\w-]*arrow)/g, `$1${name}-`)
  const { children } = fromHtmlIsomorphic(svg, { fragment: true })
  return children.filter((child): child is ElementContent => child.type === "element")
}
