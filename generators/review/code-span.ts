import { visible } from "../report/visible.ts"
import { cut } from "./shown.ts"

/** A code span of Markdown, whatever backticks are in the words; of nothing, a dash. */
export function codeSpan(words: string, most = 600): string {
  const shown = cut(visible(words), most)
  if (shown.trim() === "") return "—"
  const ticks = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const edge = shown.startsWith("`") || shown.endsWith("`") ? " " : ""
  return `${ticks}${edge}${shown}${edge}${ticks}`
}
