import { shellLine } from "../../shell-line.ts"

/** A word as a POSIX shell takes it: in quotes only where it needs them, and of an option with a value the value alone. */
export function quoted(word: string): string {
  const assigned = /^(--[a-z-]+=)(.*)$/s.exec(word)
  return assigned === null ? shellLine([word]) : `${assigned[1]}${quoted(assigned[2] ?? "")}`
}
