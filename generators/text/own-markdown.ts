/**
 * Markdown that this project wrote itself as MDX with the same meaning: outside of code, braces, angle brackets and words
 * that would begin a module statement are escaped. It knows fences and code spans, which is all that stands in such texts
 * beside words, lists, tables and links; it is no reader of anybody's Markdown.
 */
export function mdxOf(markdown: string): string {
  let fence: string | null = null
  return markdown
    .split("\n")
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence !== null) {
        if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null
        return line
      }
      if (mark === undefined) return escapedLine(line)
      fence = mark
      return line
    })
    .join("\n")
}

function escapedLine(line: string): string {
  return line
    .split(/(?<!`)((`+)(?!`).*?(?<!`)\2(?!`))/)
    .map((piece, index) => (index % 3 === 0 ? escaped(piece, index === 0) : index % 3 === 1 ? piece : ""))
    .join("")
}

function escaped(piece: string, opensLine: boolean): string {
  const safe = piece.replaceAll(/(?<!\\)[{}<]/g, "\\$&")
  return opensLine
    ? safe.replace(/^(?:e(?=xport\b)|i(?=mport\b))/, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`)
    : safe
}
