/** A set of code points as sorted ranges that do not touch, each with both of its ends. */
export type Characters = readonly (readonly [from: number, to: number])[]

const last = 0x10_ff_ff

/** Every code point. */
export const everything: Characters = [[0, last]]

const digits: Characters = [[0x30, 0x39]]

const wordCharacters: Characters = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]

const spaces: Characters = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x16_80, 0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f, 0x20_2f],
  [0x20_5f, 0x20_5f],
  [0x30_00, 0x30_00],
  [0xfe_ff, 0xfe_ff],
]

const lineEnds: Characters = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x20_28, 0x20_29],
]

/** What `.` matches. */
export const anyButLineEnds: Characters = complement(lineEnds)

/** What an escape that stands for a set matches, by its letter. */
export const escapedSets: ReadonlyMap<string, Characters> = new Map([
  ["d", digits],
  ["D", complement(digits)],
  ["w", wordCharacters],
  ["W", complement(wordCharacters)],
  ["s", spaces],
  ["S", complement(spaces)],
])

/** One code point. */
export function only(codePoint: number): Characters {
  return [[codePoint, codePoint]]
}

/** What is in any of the sets. */
export function union(sets: readonly Characters[]): Characters {
  const merged: [number, number][] = []
  for (const [from, to] of sets.flat().toSorted(([left], [right]) => left - right)) {
    const before = merged.at(-1)
    if (before !== undefined && from <= before[1] + 1) before[1] = Math.max(before[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** What is not in a set. */
export function complement(set: Characters): Characters {
  const gaps: [number, number][] = []
  let next = 0
  for (const [from, to] of set) {
    if (from > next) gaps.push([next, from - 1])
    next = to + 1
  }
  if (next <= last) gaps.push([next, last])
  return gaps
}

/** Whether two sets share a code point. */
export function meet(left: Characters, right: Characters): boolean {
  return left.some(([from, to]) => right.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to))
}
