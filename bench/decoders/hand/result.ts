import type { DecodeError, Result } from "../../../output/kernel.ts"

/** The members of an object that was found to be plain. */
export interface Members {
  readonly [name: string]: unknown
}

export function taken<T>(value: unknown): Result<T> {
  return { ok: true, value: value as T }
}

export function wrong(
  fact: string,
  expected: string,
  value: unknown,
  path: readonly (string | number)[] = [],
): Result<never> {
  return { ok: false, error: { kind: "invalid", path, expected, actual: kindOf(value), fact } }
}

export function tooMuch(
  fact: string,
  expected: string,
  value: unknown,
  path: readonly (string | number)[] = [],
): Result<never> {
  return { ok: false, error: { kind: "limit", path, expected, actual: kindOf(value), fact } }
}

/** The first member that is not listed. */
export function unlisted(
  fact: string,
  value: Members,
  listed: ReadonlySet<string>,
  path: readonly (string | number)[] = [],
): Result<never> {
  for (const name in value)
    if (!listed.has(name))
      return {
        ok: false,
        error: {
          kind: "invalid",
          path: [...path, name],
          expected: "no further members",
          actual: "excess member",
          fact,
        },
      }
  return {
    ok: false,
    error: { kind: "invalid", path, expected: "enumerable own members", actual: "object", fact },
  }
}

export function unparsable(fact: string): { readonly ok: false; readonly error: DecodeError } {
  return { ok: false, error: { kind: "invalid", path: [], expected: "JSON text", actual: "malformed text", fact } }
}

export function kindOf(value: unknown): string {
  if (value === undefined) return "absent"
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

export function isPlain(value: unknown): value is Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function countOf(value: Members): number {
  let count = 0
  for (const _ in value) count++
  return count
}

export function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value !== "" && (value.length <= max || hasAtMost(value, max))
}

export function hasAtMost(text: string, max: number): boolean {
  if (text.length > 2 * max) return false
  let points = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xd800 && unit < 0xdc00) {
      const next = text.charCodeAt(at + 1)
      if (next >= 0xdc00 && next < 0xe000) at++
    }
    points++
  }
  return points <= max
}
