import type { Characters } from "./characters.ts"

/** An atom with how often it is repeated. */
export interface Term {
  readonly characters: Characters
  readonly min: number
  readonly max: number
}

/** One branch of a pattern. */
export interface Branch {
  /** Whether it begins with `^`. */
  readonly isAnchored: boolean
  readonly terms: readonly Term[]
}

/** Why a pattern is refused: the code without its `pattern-`, what is wrong, and what to write instead. */
export interface PatternFault {
  readonly code: string
  readonly message: string
  readonly fix: string
}

/** Thrown inside the parser, and caught at its edge. */
export class Refused extends Error {
  readonly fault: PatternFault
  constructor(code: string, message: string, fix: string) {
    super(message)
    this.fault = { code, message, fix }
  }
}

/** A pattern's code points, read from front to back. */
export class Cursor {
  readonly points: readonly string[]
  at = 0
  constructor(pattern: string) {
    this.points = Array.from(pattern)
  }
  peek(ahead = 0): string | undefined {
    return this.points[this.at + ahead]
  }
  next(): string | undefined {
    return this.points[this.at++]
  }
  /** Steps over a text that stands here; false where another does. */
  skip(text: string): boolean {
    const found = Array.from(text).every((point, index) => this.peek(index) === point)
    if (found) this.at += text.length
    return found
  }
  /** The longest run of such code points from here, stepped over; at most `most` of them. */
  run(isOne: (point: string) => boolean, most: number): string {
    const from = this.at
    while (this.at - from < most && this.at < this.points.length && isOne(this.points[this.at] as string)) this.at++
    return this.points.slice(from, this.at).join("")
  }
}

/** The refusal of what no regular expression with the `u` flag may hold. */
export function syntaxError(what: string): Refused {
  return new Refused(
    "syntax",
    `the pattern is no regular expression with the u flag: ${what}`,
    "escape characters that have a meaning, and no others; inline flags do not exist here",
  )
}
