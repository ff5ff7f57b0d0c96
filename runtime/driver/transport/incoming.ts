import type { Framed } from "./framer.ts"
import { elementSources } from "./json-source.ts"
import type { WireFault } from "./wire-faults.ts"

/** A line of output as it was understood. */
export interface Incoming {
  /** The line without its ends; empty for one that was passed over. */
  readonly text: string
  /** How many bytes it had. */
  readonly length: number
  /** The line is one JSON value, which is a message or not. */
  readonly json: boolean
  /** That value; null where there is none. */
  readonly value: unknown
  /** The values of a batch, each with its text; null where the line is no batch. */
  readonly batch: readonly { readonly value: unknown; readonly source: string }[] | null
  readonly faults: readonly WireFault[]
}

const none: readonly never[] = []
const carriageReturn = 0x0d
const byteOrderMark = 0xfeff

/** Understands a line as far as it is one. Never throws. `cap` is the one of the framer, which its report names. */
export function incoming(framed: Framed, cap: number): Incoming {
  const { length } = framed
  if (framed.kind === "oversize")
    return { text: "", length, json: false, value: null, batch: null, faults: [["wire/oversize", length, cap]] }
  const faults = faultsOf(framed)
  const text = faults === none ? framed.text : trimmed(framed)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const empty = text.trim() === ""
    const fault: WireFault = empty ? ["wire/empty-line"] : ["wire/non-protocol-line", length, false]
    return { text, length, json: false, value: null, batch: null, faults: [...faults, fault] }
  }
  if (!Array.isArray(value)) return { text, length, json: true, value, batch: null, faults }
  const elements: readonly unknown[] = value
  const batch = elementSources(text).map((source, place) => ({ value: elements[place], source }))
  return { text, length, json: true, value, batch, faults: [...faults, ["wire/batch", batch.length]] }
}

type Line = Extract<Framed, { kind: "line" }>

/** What is odd about the bytes of a line. */
function faultsOf(line: Line): readonly WireFault[] {
  const { replaced, terminated } = line
  const marked = isMarked(line)
  const returned = isReturned(line)
  if (terminated && !replaced && !marked && !returned) return none
  const faults: WireFault[] = []
  if (replaced) faults.push(["wire/invalid-utf8"])
  if (marked) faults.push(["wire/byte-order-mark"])
  if (returned) faults.push(["wire/carriage-return"])
  if (!terminated) faults.push(["wire/unterminated-line"])
  return faults
}

/** The text without what does not belong to it. */
function trimmed(line: Line): string {
  return line.text.slice(isMarked(line) ? 1 : 0, line.text.length - (isReturned(line) ? 1 : 0))
}

function isMarked({ number, text }: Line): boolean {
  return number === 1 && text.charCodeAt(0) === byteOrderMark
}

function isReturned({ text }: Line): boolean {
  return text.charCodeAt(text.length - 1) === carriageReturn
}
