/** An object as JSON has it. */
export type JsonObject = { readonly [member: string]: unknown }

/** The value as an object; null where it is none. */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
}

/** A member's text; null where it is none. */
export function textAt(object: JsonObject | null, member: string): string | null {
  const value = object?.[member]
  return typeof value === "string" ? value : null
}

/** A member's count, a whole number of at least 0; null where it is none. */
export function countAt(object: JsonObject | null, member: string): number | null {
  const value = object?.[member]
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** The object that a text is; null where it is no JSON, or no object. */
export function parsed(text: string): JsonObject | null {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return null
  }
}

/** One object with the members of both, the later ones winning; what the later says nothing of stays. */
export function merged(earlier: JsonObject | null, later: JsonObject): JsonObject {
  const said = Object.entries(later).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries([...Object.entries(earlier ?? {}), ...said])
}
