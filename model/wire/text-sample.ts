import { parsePattern } from "./pattern-parse.ts"
import type { PatternNode } from "./pattern-parse.ts"
import { textFault } from "./pattern.ts"
import type { TextType } from "../wire-type.ts"

/** How many code points a pattern can match: exact bounds, `max` null for no end; null where its shape is not understood. */
export function pointRange(pattern: string): { readonly min: number; readonly max: number | null } | null {
  const shape = parsePattern(pattern)
  return shape === null ? null : range(shape)
}

/**
 * Texts that the type accepts, shortest first: one at its lower bound, some in between, one at its upper bound, none
 * longer than `longest` code points unless the type demands it. Not all that there are, and none where no text could be
 * found for a pattern; without a pattern empty only for an empty type.
 */
export function texts(type: TextType, longest: number): readonly string[] {
  const high = type.max === null ? Math.max(longest, type.min) : Math.min(type.max, Math.max(longest, type.min))
  const sizes = [...new Set([type.min, type.min + 1, type.min + 2, high - 1, high])].filter(
    (size) => size >= type.min && size <= high,
  )
  if (type.pattern === null) return sizes.toSorted((left, right) => left - right).flatMap(plain)
  const shape = parsePattern(type.pattern)
  if (shape === null) return sizes.flatMap(plain).filter((text) => textFault(type, text) === null)
  const found = new Set<string>()
  for (const size of sizes)
    for (const pick of [0, 1, 2]) {
      const text = build(shape, size, pick)
      if (textFault(type, text) === null) found.add(text)
    }
  return [...found].toSorted((left, right) => left.length - right.length)
}

function plain(size: number): readonly string[] {
  return size === 0 ? [""] : ["a", "B", "0", " ", "\u0001", "\u{1F600}", "\ud800"].map((char) => char.repeat(size))
}

function range(shape: PatternNode): { readonly min: number; readonly max: number | null } {
  switch (shape.kind) {
    case "set":
      return { min: 1, max: 1 }
    case "sequence":
      return shape.parts
        .map(range)
        .reduce((sum, part) => ({ min: sum.min + part.min, max: add(sum.max, part.max) }), { min: 0, max: 0 })
    case "choice": {
      const parts = shape.parts.map(range)
      const open = parts.some((part) => part.max === null)
      return {
        min: Math.min(...parts.map((part) => part.min)),
        max: open ? null : Math.max(...parts.map((part) => part.max ?? 0)),
      }
    }
    case "repeat": {
      const of = range(shape.of)
      const none = of.max === 0 || shape.max === 0
      return {
        min: of.min * shape.min,
        max: none ? 0 : of.max === null || shape.max === null ? null : of.max * shape.max,
      }
    }
  }
}

function add(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right
}

/** A text of the shape with `size` code points if repeats can be lengthened to that, else of the nearest that they reach. */
function build(shape: PatternNode, size: number, pick: number): string {
  switch (shape.kind) {
    case "set": {
      const [low, high] = shape.ranges[pick % Math.max(1, shape.ranges.length)] ?? [0, -1]
      return high < low ? "" : String.fromCodePoint(pick === 2 ? high : low)
    }
    case "choice": {
      const fitting = shape.parts.filter((part) => range(part).min <= size)
      return build(fitting[pick % Math.max(1, fitting.length)] ?? (shape.parts[0] as PatternNode), size, pick)
    }
    case "sequence": {
      let spare = size - range(shape).min
      return shape.parts
        .map((part) => {
          const { min, max } = range(part)
          const more = Math.max(0, max === null ? spare : Math.min(spare, max - min))
          spare -= more
          return build(part, min + more, pick)
        })
        .join("")
    }
    case "repeat": {
      const each = Math.max(1, range(shape.of).min)
      const most = shape.max ?? Math.max(shape.min, size)
      const times = Math.min(most, Math.max(shape.min, Math.floor(size / each)))
      let spare = size - times * range(shape.of).min
      let text = ""
      for (let index = 0; index < times; index++) {
        const { min, max } = range(shape.of)
        const more = Math.max(0, max === null ? spare : Math.min(spare, max - min))
        spare -= more
        text += build(shape.of, min + more, pick)
      }
      return text
    }
  }
}

/**
 * Different texts of a type, `count` of them where it has no pattern and so many; with a pattern, those that were found.
 * Used where a value must differ from others.
 */
export function distinctTexts(type: TextType, count: number): readonly string[] {
  if (type.pattern !== null) return texts(type, type.min + 3)
  const size = Math.max(type.min, type.max === null ? 1 : Math.min(1, type.max))
  const found = new Set(texts({ ...type, max: size }, size))
  if (size === 0) return [...found]
  for (let code = 0x4e00; found.size < count; code++) found.add(String.fromCodePoint(code) + "a".repeat(size - 1))
  return [...found]
}
