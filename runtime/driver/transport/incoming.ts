import type { Framed } from "./framer.ts"
import { elementSources } from "./json-source.ts"
import { lineText } from "./line-text.ts"
import type { WireFault } from "./wire-faults.ts"

/** A line of output as it was understood. */
export interface Incoming {
  /** The line without its ends; empty for one that was passed over. */
  readonly text: string
  /** How many bytes it had. */
  readonly length: number
  /** The line is one JSON value, which is a message or not. */
  readonly json: boolean
  /** The values that may be messages, each with its text: one, or as many as a batch has. */
  readonly members: readonly { readonly value: unknown; readonly source: string }[]
  readonly faults: readonly WireFault[]
}

/** Understands a line as far as it is one. Never throws. `cap` is the one of the framer, which its report names. */
export function incoming(framed: Framed, cap: number): Incoming {
  if (framed.kind === "oversize")
    return {
      text: "",
      length: framed.length,
      json: false,
      members: [],
      faults: [["wire/oversize", framed.length, cap]],
    }
  const { text, replaced, marked, returned } = lineText(framed.bytes, framed.number === 1)
  const { length } = framed.bytes
  const faults: WireFault[] = []
  if (replaced) faults.push(["wire/invalid-utf8"])
  if (marked) faults.push(["wire/byte-order-mark"])
  if (returned) faults.push(["wire/carriage-return"])
  if (!framed.terminated) faults.push(["wire/unterminated-line"])
  if (text.trim() === "") return { text, length, json: false, members: [], faults: [...faults, ["wire/empty-line"]] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { text, length, json: false, members: [], faults: [...faults, ["wire/non-protocol-line", length, false]] }
  }
  if (!Array.isArray(value)) return { text, length, json: true, members: [{ value, source: text }], faults }
  const members = elementSources(text).map((source, place) => ({ value: value[place] as unknown, source }))
  return { text, length, json: true, members, faults: [...faults, ["wire/batch", members.length]] }
}
