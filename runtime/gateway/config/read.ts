/** What is wrong with a configuration, by JSON Pointer. */
export interface ConfigurationFault {
  readonly pointer: string
  /** A clause: what is expected there. */
  readonly expected: string
}

/** A place in a configuration. */
export interface Place {
  readonly value: unknown
  readonly pointer: string
  readonly faults: ConfigurationFault[]
}

function wrong({ faults, pointer }: Place, expected: string): void {
  faults.push({ pointer, expected })
}

/** An object with no other members than these; absent ones read as undefined. */
export function members<const K extends string>(place: Place, names: readonly K[]): { readonly [name in K]: Place } {
  const { value, pointer, faults } = place
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
  if (!isObject) wrong(place, "is no object")
  const object = isObject ? (value as { readonly [name: string]: unknown }) : {}
  const known: ReadonlySet<string> = new Set(names)
  for (const name of Object.keys(object))
    if (!known.has(name)) wrong({ ...place, pointer: `${pointer}/${token(name)}` }, "is no member that is known")
  const at = (name: K): Place => ({
    value: Object.hasOwn(object, name) ? object[name] : undefined,
    pointer: `${pointer}/${token(name)}`,
    faults,
  })
  return Object.fromEntries(names.map((name) => [name, at(name)])) as { readonly [name in K]: Place }
}

function token(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1")
}

/** A list, of which each item is read; none where it is absent. */
export function list<T>(place: Place, read: (item: Place) => T): readonly T[] {
  const { value, pointer, faults } = place
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map((item, at) => read({ value: item, pointer: `${pointer}/${at}`, faults }))
  wrong(place, "is no list")
  return []
}

/** A text that a pattern allows. */
export function text(place: Place, pattern: RegExp = /^[^\0-\x1f]+$/): string {
  if (typeof place.value === "string" && pattern.test(place.value)) return place.value
  wrong(place, place.value === undefined ? "is missing" : `is no text of the form ${pattern.source}`)
  return ""
}

/** One of some words. */
export function oneOf<const W extends string>(place: Place, words: readonly W[]): W {
  const found = words.find((word) => word === place.value)
  if (found === undefined) wrong(place, `is none of ${words.join(", ")}`)
  return found ?? (words[0] as W)
}

/** A whole number within bounds. */
export function whole(place: Place, least: number, most: number): number {
  const { value } = place
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most) return value
  wrong(place, value === undefined ? "is missing" : `is no whole number from ${least} to ${most}`)
  return least
}

/** What is read where something stands, and otherwise `absent`. */
export function optional<T, A>(place: Place, read: (place: Place) => T, absent: A): T | A {
  return place.value === undefined ? absent : read(place)
}

/** A truth value. */
export function truth(place: Place): boolean {
  if (typeof place.value !== "boolean") wrong(place, "is neither true nor false")
  return place.value === true
}
