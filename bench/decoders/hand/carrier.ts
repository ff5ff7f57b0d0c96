/** The bytes of UTF-8 that a carrier's text may have. */
export const carrierBytes = 1_048_576

/** What is expected of a carrier before anything else. */
export const carrierLimits = "at most 64 levels and 10000 values"

const maxLevels = 64
const maxValues = 10_000

/** Whether a value has at most 64 levels and 10,000 values. */
export function fitsCarrier(value: unknown): boolean {
  return valuesIn(value, 1, 0) <= maxValues
}

function valuesIn(value: unknown, level: number, before: number): number {
  let values = before + 1
  if (typeof value !== "object" || value === null) return values
  if (level > maxLevels) return Infinity
  if (Array.isArray(value)) {
    if (values + value.length > maxValues) return Infinity
    for (let at = 0; at < value.length && values <= maxValues; at++) values = valuesIn(value[at], level + 1, values)
  } else
    for (const name in value) {
      values = valuesIn((value as { readonly [name: string]: unknown })[name], level + 1, values)
      if (values > maxValues) break
    }
  return values
}

/** Whether a text has at most so many bytes of UTF-8. */
export function fitsBytes(text: string, max: number): boolean {
  return text.length * 3 <= max || Buffer.byteLength(text) <= max
}
