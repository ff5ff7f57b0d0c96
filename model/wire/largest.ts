import type { FactValue } from "../fact.ts"
import { fold, referencesOf } from "./fold.ts"
import type { Judge } from "./inclusion.ts"
import { sizeOf } from "./json-size.ts"
import { shapesOf } from "./shape.ts"
import type { Shape } from "./shape.ts"
import { pointRange, texts } from "./text-sample.ts"
import type { WireType } from "../wire-type.ts"

/** An upper bound of a type's JSON text in bytes and levels, and a large value of it. */
export interface Extent {
  readonly bytes: number
  readonly depth: number
  readonly value: FactValue
  /** The bytes of `value`. */
  readonly size: number
}

/**
 * How large the values of a type can be: `Infinity` where nothing bounds them or a definition refers to itself. Bounds
 * are exact but for patterns and fractions, which are taken at their longest writing. The value stops growing past
 * `enough` bytes.
 */
export function largest(root: WireType, judge: Judge, enough: number): Extent {
  const known = new Map<string, Extent | "open">()
  const measure = (type: WireType): Extent =>
    fold<Extent>(type, (part, inner) => extentOf(part, inner, known, judge, enough))
  const open: { readonly name: string; readonly type: WireType }[] = []
  const enter = (type: WireType): boolean => {
    for (const name of referencesOf(type))
      if (!known.has(name)) {
        known.set(name, "open")
        open.push({ name, type: judge.definition(name) })
        return true
      }
    return false
  }
  while (enter(root))
    for (let top = open.at(-1); top !== undefined; top = open.at(-1))
      if (!enter(top.type)) {
        known.set(top.name, measure(top.type))
        open.pop()
      }
  return measure(root)
}

function extentOf(
  type: WireType,
  parts: readonly Extent[],
  known: ReadonlyMap<string, Extent | "open">,
  judge: Judge,
  enough: number,
): Extent {
  const value = judge.sample(type)
  if (value === undefined) return scalar(null)
  const endless: Extent = { bytes: Infinity, depth: Infinity, value, size: 2 }
  switch (type.kind) {
    case "literal":
      return largerOf(type.values.map(scalar))
    case "text": {
      const most = type.pattern === null ? null : (pointRange(type.pattern)?.max ?? null)
      const points = Math.min(type.max ?? Infinity, most ?? Infinity)
      const size = Math.min(points, Math.max(type.min, enough))
      const long = type.pattern === null ? "\u0001".repeat(size) : (texts(type, size).at(-1) ?? "")
      return { ...scalar(long), bytes: 2 + 6 * points }
    }
    case "integer":
      return largerOf([scalar(type.min), scalar(type.max)])
    case "number": {
      if (type.min !== null && type.min === type.max) return scalar(type.min)
      const long = [-1.2345678901234567e-6, 1.2345678901234567e-6, type.min ?? 0, type.max ?? 0]
      const inside = long.filter(
        (each) => (type.min === null || each >= type.min) && (type.max === null || each <= type.max),
      )
      return { ...largerOf(inside.map(scalar)), bytes: longestNumber }
    }
    case "list": {
      const inner = parts[0] as Extent
      const most = judge.sample(type.item) === undefined ? 0 : (type.max ?? Infinity)
      if (most === 0) return { bytes: 2, depth: 1, value: [], size: 2 }
      const length = Math.min(most, Math.max(type.min, Math.ceil(enough / inner.size)))
      const many = Array.from({ length }, () => inner.value)
      return {
        bytes: 1 + most * (inner.bytes + 1),
        depth: 1 + inner.depth,
        value: many,
        size: 1 + length * (inner.size + 1),
      }
    }
    case "map": {
      const inner = parts[0] as Extent
      if (type.max === 0 || judge.sample(type.value) === undefined) return { bytes: 2, depth: 1, value: {}, size: 2 }
      const name = texts(type.names, enough).at(-1) ?? ""
      const each = 3 + 6 * (type.names.max ?? Infinity) + inner.bytes
      return {
        bytes: 1 + (type.max ?? Infinity) * (each + 1),
        depth: 1 + inner.depth,
        value: { [name]: inner.value },
        size: 3 + sizeOf(name) + inner.size,
      }
    }
    case "object":
    case "union": {
      const from = type.kind === "union" ? 1 : 0
      let at = 0
      const forms = shapesOf(type).map((shape) => {
        const tag = from === 0 ? [] : [scalar(shape.tag)]
        const inner = [...tag, ...parts.slice(at, (at += shape.members.length - from))]
        return shape.excess === "keep" ? endless : whole(shape, inner, judge)
      })
      return largerOf(forms)
    }
    case "nullable":
      return judge.sample(type.of) === undefined ? scalar(null) : largerOf([parts[0] as Extent, scalar(null)])
    case "reference": {
      const found = known.get(type.to)
      return found === undefined || found === "open" ? endless : found
    }
    case "opaque":
      return { bytes: type.maxBytes, depth: Math.min(type.maxDepth, Math.floor(type.maxBytes / 2)), value, size: 4 }
  }
}

/** Digits, sign, point, zeros before the first digit: `-0.0000012345678901234567`. */
const longestNumber = 25

function whole(shape: Shape, parts: readonly Extent[], judge: Judge): Extent {
  const present = shape.members.flatMap((member, index) =>
    judge.sample(member.type) === undefined ? [] : [{ name: member.name, ...(parts[index] as Extent) }],
  )
  const missing = shape.members.some((member) => !member.optional && judge.sample(member.type) === undefined)
  if (missing) return scalar(null)
  const size = present.reduce((sum, { name, size: inner }) => sum + sizeOf(name) + 2 + inner, 2)
  return {
    size,
    bytes: present.reduce(
      (sum, { name, bytes }) => sum + sizeOf(name) + 1 + bytes,
      2 + Math.max(0, present.length - 1),
    ),
    depth: 1 + Math.max(0, ...present.map(({ depth }) => depth)),
    value: Object.fromEntries(present.map(({ name, value }) => [name, value])),
  }
}

function scalar(value: string | number | boolean | null): Extent {
  return { bytes: sizeOf(value), depth: 0, value, size: sizeOf(value) }
}

function largerOf(extents: readonly Extent[]): Extent {
  const [first = scalar(null), ...rest] = extents
  return rest.reduce((best, next) => {
    const larger = next.bytes > best.bytes || (next.bytes === best.bytes && next.depth > best.depth) ? next : best
    return { ...larger, bytes: Math.max(best.bytes, next.bytes), depth: Math.max(best.depth, next.depth) }
  }, first)
}
