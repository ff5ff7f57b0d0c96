/** Identity of a fact: its kind and its name, e.g. `harness/codex`, `slot/checkfu/session-interrupt`. Stable across files, lines and orders. */
export type FactId = `${string}/${string}`

/**
 * A fact, or one place inside it: `harness/codex#/dialects/openai_responses`.
 * After `#` stands a JSON Pointer whose list segments are keys (see `keyOf`), never indices.
 */
export type FactPath = FactId | `${FactId}#/${string}`

/** How one fact names another. */
export interface Ref {
  readonly $ref: FactId
}

/** What a fact's body is made of: JSON, in which another fact appears as a `Ref`. */
export type FactValue =
  null | boolean | number | string | readonly FactValue[] | { readonly [member: string]: FactValue }

/** A fact's members by name. */
export type FactBody = { readonly [member: string]: FactValue }

/** One reviewed statement of the catalog, as plain data. `output/catalog.json` is a list of these. */
export interface Fact {
  readonly id: FactId
  readonly kind: string
  readonly name: string
  /** The package or folder of the catalog that stated it, where that is one which this catalog extends. */
  readonly from?: string
  readonly body: FactBody
}

/** Whether a value of a fact's body names another fact. */
export function isRef(value: FactValue | undefined): value is FactValue & Ref {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    typeof (value as { $ref?: unknown }).$ref === "string"
  )
}

/** The fact that a path lies in. */
export function factOf(path: FactPath): FactId {
  const hash = path.indexOf("#")
  return (hash === -1 ? path : path.slice(0, hash)) as FactId
}

/** The pointer segments of a path, unescaped; empty for a whole fact. */
export function segmentsOf(path: FactPath): readonly string[] {
  const hash = path.indexOf("#/")
  if (hash === -1) return []
  return path
    .slice(hash + 2)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))
}

/** A place inside a fact, from its id and unescaped segments. */
export function factPath(id: FactId, ...segments: readonly string[]): FactPath {
  if (segments.length === 0) return id
  return `${id}#/${segments.map((segment) => segment.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`
}

/**
 * The key by which an element of a list is named in a path: the name of the fact it refers to, a scalar's text,
 * an object's `name` or `key`, else the key of its first member. Keys are unique within a list (a finding otherwise).
 */
export function keyOf(element: FactValue): string {
  if (element === null || typeof element !== "object") return String(element)
  if (isRef(element)) return element.$ref.slice(element.$ref.lastIndexOf("/") + 1)
  if (Array.isArray(element)) return element.map(keyOf).join(",")
  const members = element as FactBody
  const named = members["name"] ?? members["key"] ?? Object.values(members)[0]
  return named === undefined ? "" : keyOf(named)
}

/** What stands at a path inside a fact, or `undefined`. */
export function valueAt(fact: Fact, path: FactPath): FactValue | undefined {
  let value: FactValue | undefined = fact.body
  for (const segment of segmentsOf(path)) {
    if (value === null || typeof value !== "object") return undefined
    if (Array.isArray(value)) value = (value as readonly FactValue[]).find((element) => keyOf(element) === segment)
    else value = Object.hasOwn(value, segment) ? (value as FactBody)[segment] : undefined
  }
  return value
}

/** The one order of names: by UTF-16 code unit, the same on every machine and in every locale. */
export function byCodeUnit(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
