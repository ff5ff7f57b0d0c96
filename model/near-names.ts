/** The names that a mistyped one could have meant: few edits away, nearest first, at most three. Case counts as no edit. */
export function nearNames(meant: string, names: Iterable<string>): readonly string[] {
  const word = Array.from(meant.toLowerCase())
  const farthest = Math.max(2, Math.floor(word.length / 3))
  const near: { readonly name: string; readonly edits: number }[] = []
  for (const name of new Set(names)) {
    const edits = editsBetween(word, Array.from(name.toLowerCase()), farthest)
    if (edits <= farthest) near.push({ name, edits })
  }
  return near
    .toSorted((left, right) => left.edits - right.edits)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; more than `farthest` where that is certain early. */
function editsBetween(left: readonly string[], right: readonly string[], farthest: number): number {
  if (Math.abs(left.length - right.length) > farthest) return farthest + 1
  let older: readonly number[] = []
  let old: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [row, character] of left.entries()) {
    const now = [row + 1]
    for (const [column, other] of right.entries()) {
      const swapped = row > 0 && column > 0 && character === right[column - 1] && left[row - 1] === other
      const cost = Math.min(
        (now[column] as number) + 1,
        (old[column + 1] as number) + 1,
        (old[column] as number) + (character === other ? 0 : 1),
        swapped ? (older[column - 1] as number) + 1 : Infinity,
      )
      now.push(cost)
    }
    if (Math.min(...now) > farthest) return farthest + 1
    older = old
    old = now
  }
  return old[right.length] as number
}
