import { kindOf } from "../../output/kernel.ts"
import type { DecodeError, Result } from "../../output/kernel.ts"

/** A value as it decodes, and what had to go for it. */
export type Pruned<T> =
  | { readonly ok: true; readonly value: T; readonly pruned: readonly (readonly (string | number)[])[] }
  | { readonly ok: false; readonly error: DecodeError }

/** How many members are taken away at most; a value with more excess than that is malformed. */
export const pruneLimit: number = 64

/**
 * Decodes a value; where all that is wrong are excess members, decodes what is left without them.
 * The given value stays as it is. With any other fault the error is that fault's.
 */
export function decodePruned<T>(decode: (input: unknown) => Result<T>, given: unknown): Pruned<T> {
  const pruned: (readonly (string | number)[])[] = []
  let value = given
  for (;;) {
    const result = decode(value)
    if (result.ok) return { ok: true, value: result.value, pruned }
    const { error } = result
    if (error.actual !== "excess member" || pruned.length === pruneLimit || !reaches(value, error.path))
      return { ok: false, error }
    value = without(value, error.path)
    pruned.push(error.path)
  }
}

function reaches(value: unknown, path: readonly (string | number)[]): boolean {
  let at = value
  for (const segment of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, segment)) return false
    at = (at as { readonly [member: string]: unknown })[segment]
  }
  return typeof path.at(-1) === "string"
}

function without(value: unknown, path: readonly (string | number)[]): unknown {
  const [segment, ...rest] = path
  if (Array.isArray(value)) return value.map((item, index) => (index === segment ? without(item, rest) : item))
  if (kindOf(value) !== "object") return value
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, member]) => {
      if (name !== segment) return [[name, member]]
      return rest.length === 0 ? [] : [[name, without(member, rest)]]
    }),
  )
}
