/**
 * What generated code carries along: results, errors and the shape of a contract. Standard ECMAScript, no imports.
 */

/** A decoded value, or the first thing that is wrong with the input. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DecodeError }

/** Why a value was refused. `limit`: well-formed so far as was read, but beyond a carrier limit (bytes, depth, nodes). */
export interface DecodeError {
  readonly kind: "invalid" | "limit"
  /** Member names and list indices from the root; empty for the root itself. */
  readonly path: readonly (string | number)[]
  /** What may stand there, e.g. `integer from 0 to 10`. */
  readonly expected: string
  /** The kind of what stands there: `absent`, `null`, `boolean`, `number`, `string`, `array`, `object`, or `excess member`. */
  readonly actual: string
  /** The catalog's fact that says so, e.g. `slot/vendor/name`. */
  readonly fact: string
}

/** How a slot is treated when it is absent, malformed or unsupported. */
export type Posture = "handshake" | "authority" | "acknowledgement" | "fidelity" | "context"

/** Where on the wire a slot rides. */
export type Site =
  | { readonly kind: "meta"; readonly def: string; readonly at: readonly string[] }
  | { readonly kind: "method"; readonly method: string; readonly form: "request" | "notification" }
  | { readonly kind: "frame"; readonly def: string; readonly open: string; readonly close: string }

interface SlotHead {
  readonly id: string
  readonly site: Site
  readonly posture: Posture
  /** Name of the declaration without which the slot must not be used; null: none is needed. */
  readonly gate: string | null
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

export type AnySlot = InboundSlot<any> | OutboundSlot<any> | RequestSlot<any, any>

/** A member of the handshake's declaration and the one step on one axis that it raises; null for a mechanism. */
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
  readonly keyPrefix: string
  readonly methodPrefix: string | null
  /** By identifier, the slot's name in camel case. */
  readonly slots: { readonly [identifier: string]: AnySlot }
  readonly declarations: readonly DeclarationData[]
}

/** The number of Unicode code points of a text; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let count = text.length
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(index + 1)
      if (next >= 0xdc00 && next <= 0xdfff) {
        count--
        index++
      }
    }
  }
  return count
}

/** The kind of a value as errors name it. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "absent"
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

/** An accepted value. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal at the root; the caller pushes its own segment on the way out. */
export function refuse(kind: "invalid" | "limit", expected: string, actual: string, fact: string, ...path: readonly (string | number)[]): Result<never> {
  return { ok: false, error: { kind, path, expected, actual, fact } }
}
