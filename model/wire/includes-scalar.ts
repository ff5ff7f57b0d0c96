import type { Doubt } from "./inclusion.ts"
import type { FactValue } from "../fact.ts"
import { distinctTexts, pointRange, texts } from "./text-sample.ts"
import { textFault } from "./pattern.ts"
import type { IntegerType, NumberType, TextType, WireType } from "../wire-type.ts"

/** Values of a text or number type for which the wider type may have no room; null where it has room for all. */
export function scalarDoubt(
  wider: WireType,
  narrower: TextType | IntegerType | NumberType,
  smallest: FactValue,
): Doubt {
  if (wider.kind === "literal") return literalDoubt(wider.values, narrower)
  if (narrower.kind === "text") return wider.kind === "text" ? textDoubt(wider, narrower) : [smallest]
  if (wider.kind !== "integer" && wider.kind !== "number") return [smallest]
  return numberDoubt(wider, narrower)
}

function textDoubt(wider: TextType, narrower: TextType): Doubt {
  const shaped = narrower.pattern === null ? null : pointRange(narrower.pattern)
  const min = Math.max(narrower.min, shaped?.min ?? 0)
  const max = least(narrower.max, shaped?.max ?? null)
  const sized = min >= wider.min && (wider.max === null || (max !== null && max <= wider.max))
  const patterned = wider.pattern === null || wider.pattern === narrower.pattern
  if (sized && patterned) return null
  const found = texts(narrower, Math.max(min, wider.max ?? 0) + 1)
  return found.filter((text) => textFault(wider, text) !== null)
}

function numberDoubt(wider: IntegerType | NumberType, narrower: IntegerType | NumberType): Doubt {
  if (wider.min !== null && (narrower.min === null || narrower.min < wider.min))
    return [narrower.min ?? wider.min - 1, -Number.MAX_VALUE]
  if (wider.max !== null && (narrower.max === null || narrower.max > wider.max))
    return [narrower.max ?? wider.max + 1, Number.MAX_VALUE]
  if (wider.kind === "number" || narrower.kind === "integer") return null
  // A range holds a fraction unless it is one integer or lies where doubles have none; halves are exact below that.
  const low = narrower.min as number
  const high = narrower.max as number
  const fractions = [low, high, low + 0.5, high - 0.5].filter(
    (value) => value >= low && value <= high && !Number.isInteger(value),
  )
  return fractions.length === 0 ? null : fractions
}

function literalDoubt(
  values: readonly (string | number | boolean)[],
  narrower: TextType | IntegerType | NumberType,
): Doubt {
  const count = values.length + 1
  const listed = new Set<FactValue>(values)
  let candidates: readonly FactValue[]
  if (narrower.kind === "text") {
    candidates = distinctTexts(narrower, count)
    if (narrower.pattern === null && narrower.max === 0) return listed.has("") ? null : [""]
  } else {
    const whole = narrower.kind === "integer"
    const low = narrower.min ?? (narrower.max ?? 0) - count
    const high = narrower.max ?? low + count
    if (low === high) return listed.has(low) ? null : [low]
    if (whole && high - low < values.length) {
      const all = Array.from({ length: high - low + 1 }, (_, index) => low + index)
      return all.every((value) => listed.has(value)) ? null : all
    }
    candidates = Array.from({ length: count }, (_, index) =>
      whole ? low + index : low + ((high - low) * index) / count,
    )
  }
  return candidates.filter((value) => !listed.has(value))
}

function least(left: number | null, right: number | null): number | null {
  if (left === null) return right
  return right === null ? left : Math.min(left, right)
}
