import type { Source } from "./syntax.ts"

/** The documentation comment right above a statement as one paragraph of text, up to the first tag; null where there is none. */
export function summaryAbove(source: Source, statement: { readonly start: number }): string | null {
  const end = source.text.slice(0, statement.start).trimEnd().length
  const comment = source.comments.get(end)
  if (comment === undefined || !isAbove(source, comment.start)) return null
  const text = source.text.slice(comment.start, end)
  if (!text.startsWith("/**") || text.length < 5) return null
  const lines: string[] = []
  for (const line of text.slice(3, -2).split(/\r\n|[\n\r\u2028\u2029]/)) {
    const said = line.replace(/^\s*\*?\s?/, "")
    if (/^\s*@[a-zA-Z]/.test(said)) break
    lines.push(
      said.replace(
        /\{@link(?:code|plain)?\s+([^}\s|]+)[\s|]*([^}]*)\}/g,
        (_, target: string, label: string) => label.trim() || target,
      ),
    )
  }
  const summary = lines.join(" ").replace(/\s+/g, " ").trim()
  return summary === "" ? null : summary
}

/** Whether a comment begins on a line of its own or of comments alone: what follows code on its line belongs to that code. */
function isAbove({ text, comments }: Source, start: number): boolean {
  for (let at: number | undefined = start; at !== undefined;) {
    const before = text.slice(0, at).trimEnd()
    if (before === "" || /[\n\r]/.test(text.slice(before.length, at))) return true
    at = comments.get(before.length)?.start
  }
  return false
}
