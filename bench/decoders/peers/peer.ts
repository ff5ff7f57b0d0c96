import type * as Schema from "effect/Schema"
import type { Payload } from "../../../model/wire-type.ts"

/** A payload in the forms that peers can be given. */
export interface PeerSource {
  readonly payload: Payload
  /** As the catalog states it. */
  readonly stated: Schema.Top
  /** What it does with members that are not listed. */
  readonly excess: "closed" | "keep"
  /** Whether the limits of an adopted contract hold. */
  readonly adopted: boolean
}

/** What a peer gives: the value, or the first fault in its own words and where it is. Ours and the baseline give no less. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: readonly unknown[]; readonly error: unknown }

/** Reads a value as a peer does. */
export type PeerDecode = (value: unknown) => Answer

/**
 * Another validator, held to the same rules: closed objects, texts in code points, patterns, bytes of opaque JSON, and
 * the limits of an adopted contract. Prototypes are not its affair.
 */
export interface Peer {
  readonly name: string
  /** The package whose version is meant. */
  readonly package: string
  readonly compile: (source: PeerSource) => PeerDecode | Promise<PeerDecode>
}

/** The segments of a JSON Pointer, for peers that say where a fault is in that form. */
export function segmentsOf(pointer: string): readonly string[] {
  const segments = pointer.split("/").slice(1)
  return pointer.includes("~") ? segments.map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~")) : segments
}
