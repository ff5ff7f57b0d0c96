import type * as SchemaAST from "effect/SchemaAST"
import type { IntegerType, NumberType, TextType, WireType } from "../../model/wire-type.ts"
import { patternProblem } from "./pattern.ts"

/** One check of a schema by its published id. */
export interface Check {
  readonly id: string
  readonly payload: { readonly [name: string]: unknown }
}

/** Why a schema can not be said as a payload type, and what to write instead. */
export class Refusal {
  readonly what: string
  readonly fix: string
  constructor(what: string, fix: string) {
    this.what = what
    this.fix = fix
  }
}

const prefix = "effect/schema/"

/** The checks of a schema in order, those of groups among them. */
export function checksOf(ast: SchemaAST.AST): readonly Check[] | Refusal {
  const checks: Check[] = []
  const open: unknown[] = [...(ast.checks ?? [])].toReversed()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const check = next as {
      readonly _tag: string
      readonly checks?: readonly unknown[]
      readonly annotations?: { readonly representation?: unknown }
    }
    const known = check.annotations?.representation as { readonly id: string; readonly payload: unknown } | undefined
    if (known !== undefined) checks.push({ id: known.id, payload: (known.payload ?? {}) as Check["payload"] })
    else if (check._tag === "FilterGroup") open.push(...[...(check.checks ?? [])].toReversed())
    else
      return new Refusal(
        "a filter without a name can not be generated",
        "use a check of Schema that a payload type can say",
      )
  }
  return checks
}

/** A text from the checks on a string. */
export function textFrom(checks: readonly Check[]): TextType | Refusal {
  let min = 0
  let max: number | null = null
  let pattern: string | null = null
  for (const { id, payload } of checks) {
    const bounds = codePointBounds(id, payload)
    if (bounds !== null) {
      min = Math.max(min, bounds.min)
      max = max === null ? bounds.max : Math.min(max, bounds.max ?? max)
    } else if (id === `${prefix}isPattern`) {
      const { source = "", flags = "" } = payload as { readonly source?: string; readonly flags?: string }
      const problem = pattern === null ? patternProblem(source, flags) : "two patterns on one text"
      if (problem !== null)
        return new Refusal(
          problem,
          "write one pattern as ^…$ with explicit classes such as [0-9a-z], without flags but u",
        )
      pattern = source
    } else if (/is(Min|Max|Between)Length$/.test(id))
      return new Refusal(
        "a length in UTF-16 units means another text to other readers",
        "use Schema.isBetweenCodePoints(min, max)",
      )
    else
      return new Refusal(
        `${nameOf(id)} can not be said of a text`,
        "use Schema.isPattern with a pattern that says the same",
      )
  }
  if (max !== null && min > max)
    return new Refusal(`no text has ${min} to ${max} code points`, "state bounds that something fits")
  return { kind: "text", min, max, pattern }
}

function codePointBounds(
  id: string,
  payload: Check["payload"],
): { readonly min: number; readonly max: number | null } | null {
  const number = (name: string): number => payload[name] as number
  switch (id) {
    case `${prefix}isBetweenCodePoints`:
      return { min: number("minimum"), max: number("maximum") }
    case `${prefix}isMinCodePoints`:
      return { min: number("minCodePoints"), max: null }
    case `${prefix}isMaxCodePoints`:
      return { min: 0, max: number("maxCodePoints") }
    case `${prefix}isMinLength`:
      return number("minLength") <= 1 ? { min: number("minLength"), max: null } : null
    default:
      return null
  }
}

/** An integer or a finite number from the checks on a number. */
export function numberFrom(checks: readonly Check[]): IntegerType | NumberType | Refusal {
  const isInteger = checks.some(({ id }) => id === `${prefix}isInt`)
  if (!isInteger && !checks.some(({ id }) => id === `${prefix}isFinite`))
    return new Refusal(
      "Schema.Number also means NaN and infinities, which JSON has not",
      "use Schema.Int or Schema.Finite",
    )
  let min = -Infinity
  let max = Infinity
  for (const { id, payload } of checks) {
    if (id === `${prefix}isInt` || id === `${prefix}isFinite`) continue
    const bounds = numberBounds(id, payload)
    if (bounds === null)
      return new Refusal(`${nameOf(id)} can not be said of a number`, "state bounds with Schema.isBetween")
    if (bounds.open && !isInteger)
      return new Refusal("a bound that is itself excluded can not be said of a number", "state an inclusive bound")
    min = Math.max(
      min,
      bounds.above !== undefined ? Math.floor(bounds.above) + 1 : isInteger ? Math.ceil(bounds.min) : bounds.min,
    )
    max = Math.min(
      max,
      bounds.below !== undefined ? Math.ceil(bounds.below) - 1 : isInteger ? Math.floor(bounds.max) : bounds.max,
    )
  }
  if (isInteger) {
    min = Math.max(min, Number.MIN_SAFE_INTEGER)
    max = Math.min(max, Number.MAX_SAFE_INTEGER)
  }
  if (!(min <= max)) return new Refusal("no number lies between the bounds", "state bounds that something fits")
  if (isInteger) return { kind: "integer", min: min + 0, max: max + 0 }
  return { kind: "number", min: min === -Infinity ? null : min + 0, max: max === Infinity ? null : max + 0 }
}

interface NumberBounds {
  readonly min: number
  readonly max: number
  /** Excluded bounds. */
  readonly above?: number
  readonly below?: number
  readonly open: boolean
}

function numberBounds(id: string, payload: Check["payload"]): NumberBounds | null {
  const number = (name: string): number => payload[name] as number
  switch (id) {
    case `${prefix}isBetween`: {
      const above = payload["exclusiveMinimum"] === true ? { above: number("minimum") } : {}
      const below = payload["exclusiveMaximum"] === true ? { below: number("maximum") } : {}
      const open = payload["exclusiveMinimum"] === true || payload["exclusiveMaximum"] === true
      return { min: number("minimum"), max: number("maximum"), ...above, ...below, open }
    }
    case `${prefix}isGreaterThan`:
      return { min: -Infinity, max: Infinity, above: number("exclusiveMinimum"), open: true }
    case `${prefix}isGreaterThanOrEqualTo`:
      return { min: number("minimum"), max: Infinity, open: false }
    case `${prefix}isLessThan`:
      return { min: -Infinity, max: Infinity, below: number("exclusiveMaximum"), open: true }
    case `${prefix}isLessThanOrEqualTo`:
      return { min: -Infinity, max: number("maximum"), open: false }
    default:
      return null
  }
}

/** How many items or members there may be. */
export function countFrom(
  checks: readonly Check[],
  of: "items" | "members",
  least: number,
): { readonly min: number; readonly max: number | null } | Refusal {
  const unit = of === "items" ? "Length" : "Properties"
  let min = least
  let max: number | null = null
  for (const { id, payload } of checks) {
    const lower = payload[id === `${prefix}isMin${unit}` ? `min${unit}` : "minimum"] as number | undefined
    const upper = payload[id === `${prefix}isMax${unit}` ? `max${unit}` : "maximum"] as number | undefined
    if (id !== `${prefix}isMin${unit}` && id !== `${prefix}isMax${unit}` && id !== `${prefix}isBetween${unit}`)
      return new Refusal(`${nameOf(id)} can not be said of ${of}`, `bound their number with Schema.isMax${unit}`)
    if (lower !== undefined) min = Math.max(min, lower)
    if (upper !== undefined) max = Math.min(max ?? upper, upper)
  }
  if (max !== null && min > max)
    return new Refusal(`nothing has ${min} to ${max} ${of}`, "state bounds that something fits")
  return { min, max }
}

/** Any JSON within bounds, from the one check by which it is stated; a refusal for everything else. */
export function opaqueFrom(checks: readonly Check[], opaqueId: string): WireType | Refusal {
  const [check, ...others] = checks
  if (check?.id !== opaqueId || others.length > 0)
    return new Refusal("an unknown value has no bounds", "use opaque({ maxBytes, maxDepth }), or state its type")
  return {
    kind: "opaque",
    maxBytes: check.payload["maxBytes"] as number,
    maxDepth: check.payload["maxDepth"] as number,
  }
}

/** The last part of a check's id. */
export function nameOf(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1)
}
