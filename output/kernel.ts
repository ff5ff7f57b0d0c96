// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What generated code carries along: results, errors and the shape of a contract. Standard ECMAScript, no imports.
 */

/** A decoded value, or the first thing that is wrong with the input. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DecodeError }

/**
 * Why a value was refused. `limit`: well-formed so far as was read, but beyond a limit of size (bytes, depth, nodes,
 * nested references).
 */
export interface DecodeError {
  readonly kind: "invalid" | "limit"
  /** Member names and list indices from the root; empty for the root itself. */
  readonly path: readonly (string | number)[]
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

/** How a slot is treated when it is absent, malformed or unsupported. */
export type Posture = "handshake" | "authority" | "acknowledgement" | "fidelity" | "context"

/** Where on the wire a slot rides. */
export type Site =
  | { readonly kind: "meta"; readonly def: string; readonly at: readonly string[] }
  | {
      readonly kind: "method"
      readonly method: string
      readonly form: "request" | "notification"
      /** What a receiver answers that does not serve the request; absent: error -32601. */
      readonly declined?: unknown
    }
  | { readonly kind: "frame"; readonly def: string; readonly open: string; readonly close: string }

/** What a slot is beyond its head, where that differs from what is usual. */
interface SlotTraits {
  /** How the payload is written; absent: as JSON. */
  readonly encoding?: "base64"
  /** How its values in one session combine; absent: each stands for itself. */
  readonly merge?: "append" | "replace" | "first"
  /** The payload's text or list that grows where values are appended; absent: the payload itself. */
  readonly appends?: string
  /** The payload's member that tells whose value it is; absent: the tool call's that carries it, else the session's. */
  readonly correlation?: string
  /** Older names, first come first: the keys below `_meta`, or a method alone. Read, and never written. */
  readonly aliases?: readonly (readonly string[])[]
  /** The kind of update, the method or the field (`PromptResponse.usage`) after which it no longer counts. */
  readonly overtakenBy?: string
  /** Who may see its values; absent: everybody. */
  readonly sensitivity?: "private" | "secret"
}

interface SlotHead extends SlotTraits {
  readonly id: string
  readonly site: Site
  readonly posture: Posture
  /** Name of the declaration without which the slot must not be used; null: none is needed. */
  readonly gate: string | null
}

/** What is asked of one slot among those that ride on one carrier; `not` turns the answer. */
export type SlotCondition =
  | { readonly kind: "present"; readonly slot: string; readonly not?: true }
  | {
      readonly kind: "equals"
      readonly slot: string
      readonly member: string
      readonly value: string | number | boolean
      readonly not?: true
    }

/** Where all of `where` holds of one carrier, all of `demands` must. */
export interface CrossSlotRule {
  readonly id: string
  readonly where: readonly SlotCondition[]
  readonly demands: readonly SlotCondition[]
  /** A clause without full stop. */
  readonly because: string
  /** What mends it, in the imperative. */
  readonly fix: string
}

/** A slot that the agent writes and the platform reads. */
export interface InboundSlot<P> extends SlotHead {
  readonly from: "agent"
  readonly decode: (input: unknown) => Result<P>
}

/** A slot that the platform writes. Its decoder is applied before sending. */
export interface OutboundSlot<P> extends SlotHead {
  readonly from: "client"
  readonly decode: (input: unknown) => Result<P>
}

/** An extension request that the platform sends and the agent answers. */
export interface RequestSlot<P, A> extends OutboundSlot<P> {
  readonly decodeAnswer: (input: unknown) => Result<A>
}

/** An extension request that the agent sends and the platform answers; the answer's decoder is applied before sending. */
export interface AnsweredSlot<P, A> extends InboundSlot<P> {
  readonly decodeAnswer: (input: unknown) => Result<A>
}

/** A slot of any contract. */
export type AnySlot = InboundSlot<any> | OutboundSlot<any> | RequestSlot<any, any>

/** A member of the handshake's declaration and the one step on one axis that it raises, if any. */
export interface DeclarationData {
  readonly id: string
  readonly name: string
  readonly member: string
  readonly values: readonly string[]
  readonly raises: { readonly axis: AxisData; readonly from: string; readonly to: string } | null
}

/** A dimension of capability: its values, weakest first, and pairs [lower, higher]. */
export interface AxisData {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
  readonly below: readonly (readonly [string, string])[]
}

/** A namespaced set of slots, as data: drivers and gateways take it, and never know its name. */
export interface Contract<Name extends string> {
  readonly name: Name
  readonly ownership: "owned" | "adopted"
  readonly keyPrefix: string | null
  readonly methodPrefix: string | null
  /** By identifier, the slot's name in camel case. */
  readonly slots: { readonly [identifier: string]: AnySlot }
  readonly declarations: readonly DeclarationData[]
  /** What slots that ride together must keep among themselves; absent: nothing. */
  readonly crossSlot?: readonly CrossSlotRule[]
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

/** An accepted value. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal at the path given. */
export function refuse(
  kind: "invalid" | "limit",
  expected: string,
  actual: string,
  fact: string,
  ...path: readonly (string | number)[]
): Result<never> {
  return { ok: false, error: { kind, path, expected, actual, fact } }
}

/** The value itself if nothing is wrong with it, else what is. */
export function settle<T>(value: unknown, error: DecodeError | null): Result<T> {
  return error === null ? { ok: true, value: value as T } : { ok: false, error }
}

/** Parses a text of at most `maxBytes` bytes of UTF-8 and reads what it holds. Never throws. */
export function settleText<T>(
  text: string,
  maxBytes: number,
  fact: string,
  read: (value: unknown, parsed: boolean) => DecodeError | null,
): Result<T> {
  if (text.length * 3 > maxBytes && utf8Bytes(text) > maxBytes)
    return refuse("limit", `text of at most ${maxBytes} bytes`, "string", fact)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse("invalid", "JSON text", "malformed text", fact)
  }
  return settle(value, read(value, true))
}

/** The error of a value that is not what is expected at a path. */
export function invalid(
  fact: string,
  expected: string,
  value: unknown,
  ...path: readonly (string | number)[]
): DecodeError {
  return { kind: "invalid", path, expected, actual: kindOf(value), fact }
}

/** The error of a value beyond a limit of size at a path. */
export function limit(
  fact: string,
  expected: string,
  value: unknown,
  ...path: readonly (string | number)[]
): DecodeError {
  return { kind: "limit", path, expected, actual: kindOf(value), fact }
}

/** The error of a closed object that does not hold the listed members alone: its first other one. */
export function excess(
  fact: string,
  value: Members,
  listed: readonly string[],
  ...path: readonly (string | number)[]
): DecodeError {
  for (const name of Object.keys(value))
    if (!listed.includes(name)) return misplaced(fact, "no further members", ...path, name)
  return { kind: "invalid", path, expected: "enumerable own members", actual: "object", fact }
}

/** The error of a member that must not be there; the path ends in its name. */
export function misplaced(
  fact: string,
  expected: string,
  ...path: readonly (string | number)[]
): DecodeError {
  return { kind: "invalid", path, expected, actual: "excess member", fact }
}

/** The error of members that do not agree with each other, at the one to mend. */
export function disagreement(
  fact: string,
  name: string,
  repair: string,
  ...at: readonly [string, unknown, ...(readonly (string | number)[])]
): DecodeError {
  return { ...invalid(fact, ...at), agreement: { name, repair } }
}

/** An error inside a value, seen from what holds the value at a path. */
export function below(error: DecodeError, ...path: readonly (string | number)[]): DecodeError {
  return { ...error, path: [...path, ...error.path] }
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
export function jsonFault(
  value: unknown,
  maxBytes: number,
  maxDepth: number,
): "invalid" | "limit" | null {
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
 * Whether a value keeps the carrier limits of an adopted contract: at most `carrierDepth` levels of arrays and objects,
 * at most `carrierNodes` values in all. Takes no stack and ends on cyclic values too.
 */
export function withinLimits(value: unknown): boolean {
  const open: unknown[] = [value]
  const depths: number[] = [1]
  let nodes = 1
  const hold = (inner: unknown, depth: number): void => {
    nodes++
    if (typeof inner !== "object" || inner === null) return
    open.push(inner)
    depths.push(depth)
  }
  while (open.length > 0) {
    const holder = open.pop()
    const depth = depths.pop() ?? 1
    if (typeof holder !== "object" || holder === null) continue
    if (depth > carrierDepth) return false
    if (!Array.isArray(holder))
      for (const name in holder) hold((holder as Members)[name], depth + 1)
    else if (nodes + holder.length > carrierNodes) return false
    else for (const inner of holder) hold(inner, depth + 1)
    if (nodes > carrierNodes) return false
  }
  return true
}

/**
 * A copy of a value for a decoder, when it does not come from `JSON.parse`. A decoder reads each member once and then
 * gives the input itself, but accessors and proxies can answer differently, or throw, whenever they are asked. Arrays and objects become plain ones with their enumerable own data members,
 * read once; accessors and symbols are left out; everything else is carried over for the decoder to judge. What is held
 * twice is copied once, cycles stay cycles, and no depth exhausts the stack.
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
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (isPair(text, index)) {
      bytes += 4
      index++
    } else bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
  }
  return bytes
}

/** The bytes of a string's JSON text; a lone surrogate is written as an escape. */
function jsonBytes(text: string): number {
  return utf8Bytes(JSON.stringify(text))
}
