import { traceRevision } from "../driver/trace.ts"
import { framer } from "../driver/transport/framer.ts"
import type { Framed } from "../driver/transport/framer.ts"
import { isObject } from "../../output/kernel.ts"
import type { TraceEntry } from "./grammar/entry.ts"
import type { Grammar } from "./grammar/grammar.ts"

/** The longest line of a record that is read, in bytes: the longest message, and room for its envelope. */
const lineBytes = 33 * 1024 * 1024

/**
 * How many lines are parsed before the first of them is judged: parsing and judging each drive the other's code out of the
 * processor's caches, line by line at a tenth of the time of all.
 */
const linesAtOnce = 16

/** What reading a record came to, beside its judgement. */
export interface TraceRead {
  readonly entries: number
  /** The first line that is none of a record, counted from 1, and why; null: there is none. */
  readonly broken: { readonly line: number; readonly why: string } | null
}

/** Reads a record in the chunks in which it comes, and gives its entries to a grammar. Holds a chunk and its lines at a time. */
export interface TraceReader {
  readonly push: (chunk: Uint8Array) => void
  readonly end: () => TraceRead
}

/**
 * Makes a reader of a record in JSON Lines, with or without its header. It reads on behind a line that is broken, and says
 * which was the first. A record whose header names another form is not read at all.
 */
export function traceReader(grammar: Grammar): TraceReader {
  const lines = framer(lineBytes)
  let number = 0
  let entries = 0
  let isForeign = false
  let broken: TraceRead["broken"] = null

  const take = (line: RecordLine): void => {
    number++
    if (isForeign) return
    switch (line.kind) {
      case "entry":
        entries++
        grammar.take(line.entry, number)
        return
      case "header":
        if (line.revision === traceRevision) return
        isForeign = true
        broken ??= {
          line: number,
          why: `its form is ${JSON.stringify(line.revision).slice(0, 80)}, not ${traceRevision}`,
        }
        return
      case "broken":
        broken ??= { line: number, why: line.why }
        return
      case "empty":
        return
      default:
        line satisfies never
    }
  }

  const takeAll = (framed: readonly Framed[]): void => {
    for (let from = 0; from < framed.length; from += linesAtOnce) {
      const read = framed.slice(from, from + linesAtOnce).map(lineOf)
      for (const line of read) take(line)
    }
  }

  return {
    push: (chunk) => takeAll(lines.push(chunk)),
    end: () => {
      // A recorder that was killed leaves half a line.
      for (const line of lines.end().map(lineOf)) if (line.kind !== "broken" || entries === 0) take(line)
      return { entries, broken }
    },
  }
}

/** What stands in a line of a record. */
type RecordLine =
  | { readonly kind: "entry"; readonly entry: TraceEntry }
  | { readonly kind: "header"; readonly revision: unknown }
  | { readonly kind: "broken"; readonly why: string }
  | { readonly kind: "empty" }

function lineOf(framed: Framed): RecordLine {
  if (framed.kind === "oversize") return { kind: "broken", why: "it is longer than any message" }
  const { text } = framed
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text.trim() === "" ? { kind: "empty" } : { kind: "broken", why: "it is no JSON" }
  }
  if (!isObject(value, true)) return { kind: "broken", why: "it is no object" }
  // None of these names is one that every object has.
  const { trace, from, message, text: noise, event } = value as Line
  if (trace !== undefined) return { kind: "header", revision: trace }
  const isSaid = from === "agent" || from === "client"
  const holds = isSaid ? message !== undefined || typeof noise === "string" : typeof event === "string"
  return holds
    ? { kind: "entry", entry: value as unknown as TraceEntry }
    : { kind: "broken", why: "it is no entry of a record" }
}

interface Line {
  readonly trace?: unknown
  readonly from?: unknown
  readonly message?: unknown
  readonly text?: unknown
  readonly event?: unknown
}
