import * as Schema from "effect/Schema"
import { jsonSize } from "../../model/wire/json-size.ts"
import { opaqueId } from "./opaque-id.ts"

/** Bounds of a value whose content is not ours to know. */
export interface OpaqueBounds {
  /** Bytes of its JSON text in UTF-8, without white space. */
  readonly maxBytes: number
  /** Levels of lists and objects; a scalar has none. */
  readonly maxDepth: number
}

/** Any JSON within bounds. Throws on bounds that are no positive integers. */
export function opaque({ maxBytes, maxDepth }: OpaqueBounds): typeof Schema.Unknown {
  for (const bound of [maxBytes, maxDepth])
    if (!Number.isSafeInteger(bound) || bound < 1)
      throw new Error("opaque wants positive integers for maxBytes and maxDepth")
  const fits = (value: unknown): boolean => jsonSize(value, maxBytes, maxDepth) === "fits"
  const expected = `JSON of at most ${maxBytes} bytes and ${maxDepth} levels`
  const representation = { id: opaqueId, payload: { maxBytes, maxDepth } }
  return Schema.Unknown.check(Schema.makeFilter(fits, { expected, representation }))
}
