/** A word as a POSIX shell takes it: in quotes only where it needs them. */
export function quoted(word: string): string {
  const assigned = /^(--[a-z-]+=)(.*)$/s.exec(word)
  if (assigned !== null) return `${assigned[1]}${quoted(assigned[2] ?? "")}`
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
