/** What an anchored regular expression matches, as far as its shape is understood. */
export type PatternNode =
  | { readonly kind: "set"; readonly ranges: readonly (readonly [number, number])[] }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly of: PatternNode; readonly min: number; readonly max: number | null }

const digits: readonly (readonly [number, number])[] = [[48, 57]]
const word: readonly (readonly [number, number])[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
const lineEnds: readonly (readonly [number, number])[] = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]

/**
 * The shape of `^…$`: literals, escapes, classes, groups, choices and counted repeats. Null for anything else, such as a
 * look-around, a back reference or a pattern without anchors.
 */
export function parsePattern(pattern: string): PatternNode | null {
  if (!pattern.startsWith("^") || !pattern.endsWith("$")) return null
  const source = Array.from(pattern.slice(1, -1))
  let at = 0
  let understood = true
  const fail = (): PatternNode => {
    understood = false
    at = source.length
    return { kind: "sequence", parts: [] }
  }
  const choice = (inside: boolean): PatternNode => {
    const parts = [sequence()]
    while (source[at] === "|") {
      at++
      parts.push(sequence())
    }
    // `^a|b$` anchors only its ends.
    if (!inside && parts.length > 1) return fail()
    return parts.length === 1 ? (parts[0] as PatternNode) : { kind: "choice", parts }
  }
  const sequence = (): PatternNode => {
    const parts: PatternNode[] = []
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(atom()))
    return { kind: "sequence", parts }
  }
  const atom = (): PatternNode => {
    const char = source[at++] as string
    if (char === "(") {
      if (source[at] === "?") {
        if (source[at + 1] !== ":") return fail()
        at += 2
      }
      const inner = choice(true)
      return source[at++] === ")" ? inner : fail()
    }
    if (char === "[") return classOf()
    if (char === ".") return { kind: "set", ranges: complement(lineEnds) }
    if (char === "\\") return set(escaped())
    if ("^$*+?{}]".includes(char)) return fail()
    return set(only(char))
  }
  const set = (ranges: readonly (readonly [number, number])[] | null): PatternNode =>
    ranges === null ? fail() : { kind: "set", ranges }
  const escaped = (): readonly (readonly [number, number])[] | null => {
    const char = source[at++] ?? ""
    if (char === "d") return digits
    if (char === "w") return word
    if (char === "D") return complement(digits)
    if (char === "W") return complement(word)
    if (char === "n") return only("\n")
    if (char === "r") return only("\r")
    if (char === "t") return only("\t")
    const hex = char === "u" ? source.slice(at, at + 4).join("") : ""
    if (/^[0-9A-Fa-f]{4}$/.test(hex)) {
      at += 4
      return only(String.fromCharCode(Number.parseInt(hex, 16)))
    }
    return /[A-Za-z0-9]/.test(char) || char === "" ? null : only(char)
  }
  const classOf = (): PatternNode => {
    const negated = source[at] === "^"
    if (negated) at++
    const ranges: (readonly [number, number])[] = []
    while (at < source.length && source[at] !== "]") {
      const char = source[at++] as string
      const low = char === "\\" ? escaped() : only(char)
      if (low === null) return fail()
      if (source[at] === "-" && source[at + 1] !== "]" && low.length === 1) {
        at++
        const end = source[at++] ?? ""
        const high = end === "\\" ? escaped() : only(end)
        if (high === null || high.length !== 1) return fail()
        ranges.push([(low[0] as readonly [number, number])[0], (high[0] as readonly [number, number])[0]])
      } else ranges.push(...low)
    }
    at++
    return { kind: "set", ranges: negated ? complement(ranges) : ranges }
  }
  const repeated = (of: PatternNode): PatternNode => {
    const rest = source.slice(at, at + 24).join("")
    const found = /^(?:[*+?]|\{\d{1,9}(?:,\d{0,9})?\})/.exec(rest)?.[0]
    if (found === undefined) return of
    at += found.length
    if (source[at] === "?") at++
    if (found === "*") return { kind: "repeat", of, min: 0, max: null }
    if (found === "+") return { kind: "repeat", of, min: 1, max: null }
    if (found === "?") return { kind: "repeat", of, min: 0, max: 1 }
    const [low = "", high] = found.slice(1, -1).split(",")
    return {
      kind: "repeat",
      of,
      min: Number(low),
      max: high === undefined ? Number(low) : high === "" ? null : Number(high),
    }
  }
  const shape = choice(false)
  return understood && at === source.length ? shape : null
}

function only(char: string): readonly (readonly [number, number])[] {
  const code = char.codePointAt(0) ?? 0
  return [[code, code]]
}

function complement(ranges: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const sorted = ranges.toSorted((left, right) => left[0] - right[0])
  const gaps: (readonly [number, number])[] = []
  let from = 0
  for (const [low, high] of sorted) {
    if (low > from) gaps.push([from, low - 1])
    from = Math.max(from, high + 1)
  }
  if (from <= 0x10ffff) gaps.push([from, 0x10ffff])
  return gaps
}
