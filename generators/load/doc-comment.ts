import type { ts } from "ts-morph"
import type { TypeScript } from "./syntax.ts"

/** The documentation comment right above a statement as one paragraph of text, up to the first tag; null where there is none. */
export function summaryAbove(ts: TypeScript, file: ts.SourceFile, statement: ts.Statement): string | null {
  const comment = ts.getLeadingCommentRanges(file.text, statement.pos)?.at(-1)
  if (comment === undefined) return null
  const text = file.text.slice(comment.pos, comment.end)
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
