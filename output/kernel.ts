// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What generated decoders carry along: results, errors, and the checks that they share. Standard ECMAScript, no imports.
 */

/** A decoded value, or the first thing that is wrong with the input. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure

/** A refusal. */
export interface Failure {
  readonly ok: false
  readonly error: DecodeError
}

/** Member names and list indices. */
type Path = readonly (string | number)[]

/** `limit`: well-formed so far as was read, but beyond a limit of size (bytes, depth, nodes, nested references). */
type Kind = "invalid" | "limit"

/** Why a value was refused. */
export interface DecodeError {
  readonly kind: Kind
  /** Member names and list indices from the root; empty for the root itself. */
  readonly path: Path
  /** What may stand there, e.g. `integer from 0 to 10`. */
  readonly expected: string
  /**
   * The kind of what stands there: `absent`, `null`, `boolean`, `number`, `string`, `array`, `object`, `excess member`;
   * `malformed text` for text that is no JSON.
   */
  readonly actual: string
  /** The catalog's fact that says so, e.g. `slot/vendor/name`. */
  readonly fact: string
  /** The agreement between members that is broken, and what mends it; left out for anything else. */
  readonly agreement?: { readonly name: string; readonly repair: string }
}

/** The members of an object that was found to be plain. */
export interface Members {
  readonly [name: string]: unknown
}

/** The bytes of UTF-8 that the text of an adopted contract's payload may have. */
export const carrierBytes: number = 1_048_576

/** The levels of arrays and objects that an adopted contract's payload may nest. */
export const carrierDepth: number = 64

/** The values, whole and nested, that an adopted contract's payload may hold. */
export const carrierNodes: number = 10_000

/** What is expected of an adopted contract's payload before anything else. */
export const carrierLimits: string = "at most 64 levels and 10000 values"

/** Reads a value, which was just parsed from text or not: null if nothing is wrong with it. */
type Read = (value: unknown, parsed: boolean) => Failure | null

/** An accepted value. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal at the path given. */
export function refuse(
  kind: Kind,
  expected: string,
  actual: string,
  fact: string,
  ...path: Path
): Failure {
  return failed(kind, fact, path, expected, actual)
}

/** The same, its path as one value: what generated code calls. */
export function failed(
  kind: Kind,
  fact: string,
  path: Path,
  expected: string,
  actual: string,
): Failure {
  return { ok: false, error: { kind, path, expected, actual, fact } }
}

/** The value itself if nothing is wrong with it, else the refusal. */
export function settle<T>(value: unknown, failure: Failure | null): Result<T> {
  return failure ?? { ok: true, value: value as T }
}

/** Parses a text and reads what it holds. Never throws. */
export function settleText<T>(text: string, fact: string, read: Read): Result<T> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failed("invalid", fact, [], "JSON text", "malformed text")
  }
  return settle(value, read(value, true))
}

/** The same for an adopted contract, whose text has at most `carrierBytes` bytes of UTF-8. */
export function settleCarrierText<T>(text: string, fact: string, read: Read): Result<T> {
  return text.length * 3 > carrierBytes && utf8Bytes(text) > carrierBytes
    ? limit(fact, [], `text of at most ${carrierBytes} bytes`, text)
    : settleText(text, fact, read)
}

/** Refuses a value that is not what is expected at a path. */
export function invalid(fact: string, path: Path, expected: string, value: unknown): Failure {
  return failed("invalid", fact, path, expected, kindOf(value))
}

/** Refuses a value beyond a limit of size at a path. */
export function limit(fact: string, path: Path, expected: string, value: unknown): Failure {
  return failed("limit", fact, path, expected, kindOf(value))
}

/** Refuses a closed object at a path that does not hold the listed members alone, for its first other one. */
export function excess(
  fact: string,
  path: Path,
  value: Members,
  listed: readonly string[],
): Failure {
  for (const name in value)
    if (!listed.includes(name) && Object.hasOwn(value, name))
      return misplaced(fact, path.length === 0 ? [name] : [...path, name], "no further members")
  return invalid(fact, path, "enumerable own members", value)
}

/** Refuses a member that must not be there; the path ends in its name. */
export function misplaced(fact: string, path: Path, expected: string): Failure {
  return failed("invalid", fact, path, expected, "excess member")
}

/**
 * Refuses members that do not agree with each other, at the one to mend: what the agreement is called, what mends it,
 * and then as `invalid` does.
 */
export function disagreement(
  fact: string,
  name: string,
  repair: string,
  ...at: readonly [path: Path, expected: string, value: unknown]
): Failure {
  return { ok: false, error: { ...invalid(fact, ...at).error, agreement: { name, repair } } }
}

/** A refusal inside a value, seen from what holds the value at a path. */
export function below(path: Path, { error }: Failure): Failure {
  return { ok: false, error: { ...error, path: [...path, ...error.path] } }
}

/** The kind of a value as errors name it. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "absent"
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

/**
 * Whether a value is an object with members of its own alone: its prototype is `Object.prototype` or null. What was just
 * parsed from JSON text can have no other, so the prototype is not looked at there.
 */
export function isObject(value: unknown, parsed: boolean): value is Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  if (parsed) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A member whose name objects also inherit: only an own one counts. */
export function own(value: Members, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined
}

/**
 * The number of a plain object's enumerable members. They are its own, unless somebody added enumerable ones to
 * `Object.prototype`: then it is too high, and closed objects are refused. Faster than a list of names.
 */
export function sizeOf(value: Members): number {
  let size = 0
  for (const _ in value) size++
  return size
}

/** Whether a text has `min` to `max` Unicode code points; counts them only where its length leaves it open. */
export function within(text: string, min: number, max: number): boolean {
  const units = text.length
  if (units < min || units > 2 * max) return false
  if (units <= max && (min < 2 || units >= 2 * min)) return true
  const points = codePoints(text)
  return points >= min && points <= max
}

/** How often a list holds a text; what is no list holds nothing. */
export function occurrences(list: unknown, text: string): number {
  return Array.isArray(list) ? list.filter((item) => item === text).length : 0
}

/** Whether every item of a list that stands in braces, or has one of some texts in it, is one of them. */
export function isPlaced(list: unknown, among: readonly string[]): boolean {
  const strange = (item: string): boolean =>
    !among.includes(item) &&
    ((item.startsWith("{") && item.endsWith("}")) || among.some((text) => item.includes(text)))
  return !Array.isArray(list) || !list.some(strange)
}

/** The number of Unicode code points of a text; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index++)
    if (isPair(text, index)) {
      count--
      index++
    }
  return count
}

/**
 * Whether a value is JSON whose text has at most `maxBytes` bytes of UTF-8 and nests at most `maxDepth` arrays and
 * objects: null if so, else the kind of error. Builds no text and ends on cyclic values too.
 */
export function jsonFault(value: unknown, maxBytes: number, maxDepth: number): Kind | null {
  const levels = Math.min(maxDepth, 64)
  return bytesAtMost(value, levels, 0, maxBytes) <= maxBytes
    ? null
    : countedFault(value, maxBytes, maxDepth)
}

function countedFault(value: unknown, maxBytes: number, maxDepth: number): Kind | null {
  let bytes = 0
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const inner = step.value
    const depth = step.depth + 1
    if (typeof inner === "string")
      bytes += inner.length > maxBytes ? inner.length : jsonBytes(inner)
    else if (inner === null || typeof inner === "boolean" || Number.isFinite(inner))
      bytes += String(inner).length
    else {
      const list = Array.isArray(inner)
      if (!list && !isObject(inner, false)) return "invalid"
      const names = list ? [] : Object.keys(inner)
      const size = list ? inner.length : names.length
      bytes += size === 0 ? 2 : size + 1
      if (depth > maxDepth || bytes > maxBytes) return "limit"
      if (list) for (let at = 0; at < size; at++) open.push({ value: inner[at], depth })
      else
        for (const name of names) {
          bytes += jsonBytes(name) + 1
          open.push({ value: inner[name], depth })
        }
    }
    if (bytes > maxBytes) return "limit"
  }
  return null
}

/**
 * So many bytes more than `before` as the text of a value cannot exceed; more than `maxBytes` for what is no JSON or
 * nests too far, and for what may be larger. No text is looked at, so that most values need no count.
 */
function bytesAtMost(value: unknown, levels: number, before: number, maxBytes: number): number {
  if (typeof value === "string") return before + 6 * value.length + 2
  if (typeof value !== "object")
    return typeof value === "boolean" || Number.isFinite(value) ? before + 25 : Infinity
  if (value === null) return before + 4
  if (levels === 0) return Infinity
  let bytes = before + 2
  if (Array.isArray(value))
    for (let at = 0; at < value.length && bytes <= maxBytes; at++)
      bytes = bytesAtMost(value[at], levels - 1, bytes + 1, maxBytes)
  else if (!isObject(value, false)) return Infinity
  else
    for (const name in value) {
      bytes = bytesAtMost(value[name], levels - 1, bytes + 6 * name.length + 4, maxBytes)
      if (bytes > maxBytes) break
    }
  return bytes
}

/**
 * Whether a value keeps the carrier limits of an adopted contract: at most `carrierDepth` levels of arrays and objects,
 * at most `carrierNodes` values in all. Takes no more stack than these levels and ends on cyclic values too.
 */
export function withinLimits(value: unknown): boolean {
  return nodesUpTo(value, carrierDepth, 0) <= carrierNodes
}

/** So many nodes more than `before` as a value has; more than any carrier may hold where it nests too far. */
function nodesUpTo(value: unknown, levels: number, before: number): number {
  let nodes = before + 1
  if (typeof value !== "object" || value === null) return nodes
  if (levels === 0) return Infinity
  if (!Array.isArray(value))
    for (const name in value) {
      nodes = nodesUpTo((value as Members)[name], levels - 1, nodes)
      if (nodes > carrierNodes) break
    }
  else if (nodes + value.length > carrierNodes) return Infinity
  else for (const inner of value) nodes = nodesUpTo(inner, levels - 1, nodes)
  return nodes
}

/**
 * A copy of a value for a decoder, when it does not come from `JSON.parse`. A decoder reads members and then gives the
 * input itself, but accessors and proxies can answer differently, or throw, whenever they are asked. Arrays and objects
 * become plain ones with their enumerable own data members, read once; accessors and symbols are left out; everything
 * else is carried over for the decoder to judge. What is held twice is copied once, cycles stay cycles, and no depth
 * exhausts the stack.
 */
export function plain(value: unknown): unknown {
  const copies = new Map<object, object>()
  const open: object[] = []
  const copyOf = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner
    const known = copies.get(inner)
    if (known !== undefined) return known
    const copy = Array.isArray(inner) ? Object.assign([], { length: inner.length }) : {}
    copies.set(inner, copy)
    open.push(inner)
    return copy
  }
  const root = copyOf(value)
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const copy = copies.get(holder) as object
    for (const name of Object.keys(holder)) {
      const found = Object.getOwnPropertyDescriptor(holder, name)
      if (found === undefined || !("value" in found)) continue
      const inner = copyOf(found.value)
      Object.defineProperty(copy, name, {
        value: inner,
        enumerable: true,
        writable: true,
        configurable: true,
      })
    }
  }
  return root
}

function isPair(text: string, index: number): boolean {
  return (
    (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00
  )
}

function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit > 0x7f) bytes += unit > 0x7ff ? 2 : 1
    if (isPair(text, index)) index++
  }
  return bytes
}

/** The bytes of a string's JSON text; a lone surrogate is written as an escape. */
function jsonBytes(text: string): number {
  return utf8Bytes(JSON.stringify(text))
}
