/**
 * What the generated predicates `fits…` call. A value fits where it is what the schema says to the letter, without
 * members that the schema does not know.
 */
import { isObject } from "../kernel.ts"
import type { Lenient, Path, Salvage } from "./lenient.ts"

/** Whether every item of a list fits. */
export function fitsList(
  value: unknown,
  fits: (item: unknown, others: number) => boolean,
): boolean {
  if (!Array.isArray(value)) return false
  for (let index = 0; index < value.length; index++) if (!fits(value[index], 0)) return false
  return true
}

/** Whether the value of every member of an object fits. */
export function fitsMap(value: unknown, fits: (item: unknown, others: number) => boolean): boolean {
  if (!isObject(value, true)) return false
  for (const name of Object.keys(value)) if (!fits(value[name], 0)) return false
  return true
}

/** Whether a value is a string. */
export function fitsText(value: unknown): boolean {
  return typeof value === "string"
}

/** Whether a value is an integer within bounds, both of which it may be. */
export function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max
}

const none: readonly [] = Object.freeze([] as const)
const salvaged: readonly Salvage[] = none
const foreign: readonly Path[] = none

/** The result for a value that fits: itself. */
export function whole<T>(value: unknown): Lenient<T> {
  return { ok: true, value: value as T, salvaged, foreign }
}
