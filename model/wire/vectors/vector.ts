import type { FactValue } from "../../fact.ts"

/**
 * One value on which every reader of a payload must agree, and why. A value too long to be written is built: `build`
 * says what stands at one place of it in its stead.
 */
export type Vector = VectorHead & VectorForm & (Accepted | Rejected)

interface VectorHead {
  /** Unique among the vectors of a payload. It names no bound, so that it stays when a bound is moved. */
  readonly name: string
  /** JSON Pointer of the place that is judged: of a rejected value where it is at fault; empty for the whole. */
  readonly pointer: string
  /** Keyword and value of what is tried there, as in `maxLength 128`; see `constraintOf`. */
  readonly constraint: string
  /**
   * `schema`: the published JSON Schema decides it, in any language. `decoder`: no schema can say it, or its readers
   * differ; whoever has nothing but the schema skips it.
   */
  readonly decidedBy: "schema" | "decoder"
}

interface Accepted {
  readonly verdict: "accept"
}

interface Rejected {
  readonly verdict: "reject"
  /** `limit`: well-formed, but beyond a limit of size that the schema does not state. */
  readonly kind: "invalid" | "limit"
}

/** JSON text of the value; `text` where the way in which a number is written is what is tried. */
export type VectorForm = ValueForm | { readonly text: string }

/** A value as JSON text of ASCII alone, of which one place may still have to be built. */
export interface ValueForm {
  readonly json: string
  readonly build?: Build
  readonly text?: never
}

/** A text of so many copies of a text, or a list of so many copies of one item. */
export interface Build {
  /** JSON Pointer of the place in the value where it stands; another value stands there before. */
  readonly at: string
  readonly repeat: string | readonly [FactValue]
  readonly times: number
}

/** The value that a vector is about, whole. */
export function expanded(vector: VectorForm): unknown {
  if (vector.text !== undefined) return JSON.parse(vector.text)
  const value = JSON.parse(vector.json) as FactValue
  return vector.build === undefined ? value : withBuilt(value, vector.build)
}

/** JSON text of a value in ASCII: what is beyond stands as escapes, so that a file of many such texts stays small in memory. */
export function jsonOf(value: FactValue): string {
  if (typeof value === "string" && plain.test(value)) return `"${value}"`
  const text = JSON.stringify(value)
  return ascii.test(text) ? text : text.replace(beyondAscii, escaped)
}

const plain = /^[ !#-[\]-~]*$/
const ascii = /^[\x20-\x7e]*$/
const beyondAscii = /[^\x20-\x7e]/g

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`
}

function withBuilt(value: FactValue, { at, repeat, times }: Build): FactValue {
  const built = typeof repeat === "string" ? repeat.repeat(times) : Array.from({ length: times }, () => repeat[0])
  return at === "" ? built : replaced(value, at.slice(1).split("/").map(unescaped), built)
}

function replaced(value: FactValue, path: readonly string[], by: FactValue): FactValue {
  const [segment, ...rest] = path
  if (segment === undefined) return by
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === segment ? replaced(item, rest, by) : item))
  const members = Object.entries(value as { readonly [member: string]: FactValue })
  return Object.fromEntries(
    members.map(([name, inner]) => [name, name === segment ? replaced(inner, rest, by) : inner] as const),
  )
}

/** A place below a pointer. */
export function pointerTo(pointer: string, segment: string | number): string {
  return `${pointer}/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

function unescaped(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~")
}
