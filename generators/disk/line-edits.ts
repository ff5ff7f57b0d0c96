/** Lines `[beforeStart, beforeEnd)` of one text stand as `[afterStart, afterEnd)` in the other. */
export interface LineEdit {
  readonly beforeStart: number
  readonly beforeEnd: number
  readonly afterStart: number
  readonly afterEnd: number
}

const mostDifferences = 400

/**
 * What turns the lines of one text into those of another, in order, by Myers' algorithm. Beyond 400 differing lines
 * the rest is one edit, so that time stays linear in the texts; the result is right then too, only not the shortest.
 */
export function lineEdits(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1
  const old = before.slice(head, before.length - tail)
  const now = after.slice(head, after.length - tail)
  if (old.length === 0 && now.length === 0) return []
  const kept = commonLines(old, now)
  const edits: LineEdit[] = []
  let x = 0
  let y = 0
  for (const [keptX, keptY] of [...kept, [old.length, now.length] as const]) {
    if (keptX > x || keptY > y)
      edits.push({ beforeStart: head + x, beforeEnd: head + keptX, afterStart: head + y, afterEnd: head + keptY })
    x = keptX + 1
    y = keptY + 1
  }
  return edits
}

/** Pairs of indices of equal lines, ascending in both; empty where the texts differ too much. */
function commonLines(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] {
  const most = Math.min(old.length + now.length, mostDifferences)
  const furthest = new Int32Array(2 * most + 3)
  const at = (diagonal: number): number => furthest[diagonal + most + 1] ?? 0
  const trail: Int32Array[] = []
  for (let differences = 0; differences <= most; differences += 1) {
    trail.push(furthest.slice(most + 1 - differences - 1, most + 1 + differences + 2))
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const down = diagonal === -differences || (diagonal !== differences && at(diagonal - 1) < at(diagonal + 1))
      let x = down ? at(diagonal + 1) : at(diagonal - 1) + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1
      furthest[diagonal + most + 1] = x
      if (x >= old.length && x - diagonal >= now.length) return wayBack(trail, old.length, now.length)
    }
  }
  return []
}

/** `trail[d]` holds the furthest points before step `d`, for the diagonals from `-d-1` to `d+1`. */
function wayBack(
  trail: readonly Int32Array[],
  oldLength: number,
  nowLength: number,
): readonly (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = []
  let x = oldLength
  let y = nowLength
  for (let differences = trail.length - 1; differences >= 0; differences -= 1) {
    const before = (diagonal: number): number => trail[differences]?.[diagonal + differences + 1] ?? 0
    const diagonal = x - y
    const down = diagonal === -differences || (diagonal !== differences && before(diagonal - 1) < before(diagonal + 1))
    const fromDiagonal = down ? diagonal + 1 : diagonal - 1
    const fromX = differences === 0 ? 0 : before(fromDiagonal)
    const entered = differences === 0 ? 0 : down ? fromX : fromX + 1
    while (x > entered) {
      x -= 1
      y -= 1
      kept.push([x, y])
    }
    x = fromX
    y = fromX - fromDiagonal
  }
  return kept.toReversed()
}
