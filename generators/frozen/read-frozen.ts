import type { FactId, FactValue } from "../../model/fact.ts"
import type { Build, VectorForm } from "../../model/wire/vectors.ts"
import { frozenFormat } from "./frozen.ts"
import type { FrozenPayload } from "./frozen.ts"

/** The types of a frozen revision, or why they cannot be read, as a clause. */
export type ReadTypes =
  | { readonly ok: true; readonly literal: string; readonly payloads: readonly FrozenPayload[] }
  | { readonly ok: false; readonly problem: string }

/** A vector that was accepted when it was frozen. */
export interface FrozenVector {
  readonly of: string
  readonly name: string
  readonly form: VectorForm
  /** Where it stands in its file, from 1. */
  readonly line: number
}

/** The accepted vectors of a frozen revision, and the lines that are none. */
export interface ReadVectors {
  readonly accepted: readonly FrozenVector[]
  readonly problems: readonly { readonly line: number; readonly problem: string }[]
}

/** Reads the types of a frozen revision. Never throws. */
export function readTypes(text: string): ReadTypes {
  const value = parsed(text)
  if (!isObject(value)) return { ok: false, problem: "is no object of JSON" }
  const { format, literal, payloads } = value
  if (format !== frozenFormat) return { ok: false, problem: `is not of format ${frozenFormat}` }
  if (typeof literal !== "string") return { ok: false, problem: "states no literal" }
  if (!Array.isArray(payloads)) return { ok: false, problem: "lists no payloads" }
  const strange = (payloads as readonly unknown[]).findIndex((each) => !isPayload(each))
  if (strange !== -1) return { ok: false, problem: `has no payload in place ${strange + 1}` }
  return { ok: true, literal, payloads: payloads as readonly FrozenPayload[] }
}

/** Reads the vectors of a frozen revision whose payloads are known. Never throws. */
export function readVectors(text: string, payloads: readonly FrozenPayload[]): ReadVectors {
  const known = new Set(payloads.map(({ of }) => of))
  const accepted: FrozenVector[] = []
  const problems: { readonly line: number; readonly problem: string }[] = []
  for (const [at, each] of text.replace(/\n$/, "").split("\n").entries()) {
    const line = at + 1
    const value = parsed(each)
    const problem = problemOf(value, known)
    if (problem !== null) problems.push({ line, problem })
    else {
      const { of, name, verdict } = value as Line
      if (verdict === "accept") accepted.push({ of, name, form: formOf(value as Line), line })
    }
  }
  return { accepted, problems }
}

interface Line {
  readonly of: string
  readonly name: string
  readonly verdict: string
  readonly text?: string
  readonly value?: FactValue
  readonly build?: Build
}

function formOf({ text, value = null, build }: Line): VectorForm {
  if (text !== undefined) return { text }
  return build === undefined ? { json: JSON.stringify(value) } : { json: JSON.stringify(value), build }
}

function problemOf(value: unknown, known: ReadonlySet<string>): string | null {
  if (!isObject(value)) return "is no object of JSON"
  const { of, name, verdict, text, build } = value
  if (typeof of !== "string" || !known.has(of)) return "is of no payload that was frozen with it"
  if (typeof name !== "string") return "has no name"
  if (verdict !== "accept" && verdict !== "reject") return "has no verdict"
  const isText = typeof text === "string" && parsed(text) !== undefined
  if (isText === Object.hasOwn(value, "value")) return "has not one value"
  if (build !== undefined && !isBuild(build)) return "says not how its value is built"
  return null
}

function isBuild(value: unknown): boolean {
  if (!isObject(value)) return false
  const { at, repeat, times } = value
  const isRepeat = typeof repeat === "string" || (Array.isArray(repeat) && repeat.length === 1)
  return (
    typeof at === "string" &&
    isRepeat &&
    Number.isSafeInteger(times) &&
    Number(times) >= 0 &&
    Number(times) <= mostTimes
  )
}

/** No vector repeats anything more often: what is read here may have been written by anybody. */
const mostTimes = 2 ** 24

function isPayload(value: unknown): value is FrozenPayload {
  if (!isObject(value)) return false
  const { of, fact, adopted, payload } = value
  const isFact = typeof fact === "string" && (fact as FactId).includes("/")
  const isTyped = isObject(payload) && isObject(payload["type"]) && Array.isArray(payload["definitions"])
  return typeof of === "string" && isFact && typeof adopted === "boolean" && isTyped
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is { readonly [member: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
