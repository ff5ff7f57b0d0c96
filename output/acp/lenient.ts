// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What reading a message of the base protocol gives. Standard ECMAScript, no imports beside the kernel.
 */
import type { DecodeError, Members } from "../kernel.ts"

/** Member names and list indices from the root. */
export type Path = readonly (string | number)[]

/** A message as far as it could be read, or why it could not. */
export type Lenient<T> =
  | {
      readonly ok: true
      /** The input itself where nothing was salvaged; else a copy along the paths of what was. The input is never changed. */
      readonly value: T
      /** What is not as the schema says, in the order of reading. */
      readonly salvaged: readonly Salvage[]
      /** Members that the schema does not know, kept where they stand: vendors must put theirs into `_meta`. */
      readonly foreign: readonly Path[]
    }
  | { readonly ok: false; readonly error: DecodeError; readonly raw: unknown }

/**
 * What became of a wrong value. `defaulted`: its member is absent, or empty where it must be there. `skipped`: the item is
 * left out of its list. `null-defaulted`: null was read as nothing. `kept`: a variant that the schema does not have stands
 * there as `{ kind: "unknown", raw }`.
 */
export interface Salvage {
  readonly salvage: "defaulted" | "skipped" | "null-defaulted" | "kept"
  /** The member or item that was given up or kept. */
  readonly path: Path
  /** What is wrong with it, and where: at that path or below. */
  readonly error: DecodeError
}

/** A variant of a union that the schema does not have. Its tag reads as `undefined` and stands in `raw`. */
export type UnknownVariant<Tag extends string> = { readonly [Name in Tag]?: undefined } & {
  readonly kind: "unknown"
  readonly raw: Members
}

/**
 * What anybody may put beside the members of the protocol. `traceparent`, `tracestate` and `baggage` are reserved for W3C
 * trace context.
 */
export interface Meta {
  readonly [name: string]: unknown
}

/** Who handles a method: the other side sends it. */
export type Handler = "agent" | "client" | "either"

/** A method that is answered. */
export interface RequestMethod<Params, Answer> {
  readonly method: string
  readonly side: Handler
  readonly form: "request"
  readonly params: (input: unknown) => Lenient<Params>
  readonly result: (input: unknown) => Lenient<Answer>
}

/** A method that is not answered. */
export interface NotificationMethod<Params> {
  readonly method: string
  readonly side: Handler
  readonly form: "notification"
  readonly params: (input: unknown) => Lenient<Params>
  readonly result: null
}

/** A method of either form. */
export type Method = RequestMethod<any, any> | NotificationMethod<any>
