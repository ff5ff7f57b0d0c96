import type { Nodes } from "mdast"
import remarkFrontmatter from "remark-frontmatter"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { markdownHrefOf } from "../address.ts"

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * A page as Markdown that needs no MDX: its title as a heading, its description below where the text does not begin with it, without the comments that mark
 * what is generated, and with links to pages turned into links to their Markdown. All other text stays byte for byte.
 */
export function plainMarkdown(
  page: { readonly title: string; readonly description: string; readonly body: string },
  base: string,
): string {
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = []
  visit(reader.parse(page.body), (node: Nodes) => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    if (node.type === "mdxFlowExpression") edits.push({ from, to: endOfLine(page.body, to), text: "" })
    if (node.type === "link" && node.url.startsWith("/")) {
      const address = page.body.lastIndexOf(`(${node.url}`, to) + 1
      edits.push({ from: address, to: address + node.url.length, text: markdownHrefOf(node.url, base) })
    }
  })
  let text = ""
  let done = 0
  for (const edit of edits.toSorted((left, right) => left.from - right.from)) {
    text += page.body.slice(done, edit.from) + edit.text
    done = edit.to
  }
  const body = (text + page.body.slice(done)).trim()
  const description = body.startsWith(page.description) ? "" : `${page.description}\n\n`
  return `# ${page.title}\n\n${description}${body}\n`
}

function endOfLine(text: string, from: number): number {
  return text[from] === "\n" ? from + 1 : from
}
