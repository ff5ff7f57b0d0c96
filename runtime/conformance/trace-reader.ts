import { traceRevision } from "../driver/trace.ts"
import { framer } from "../driver/transport/framer.ts"
import { isObject } from "../../output/kernel.ts"
import type { TraceEntry } from "./grammar/entry.ts"
import type { Grammar } from "./grammar/grammar.ts"

/** The longest line of a record that is read, in bytes: the longest message, and room for its envelope. */
const lineBytes = 33 * 1024 * 1024

/** What reading a record came to, beside its judgement. */
export interface TraceRead {
  readonly entries: number
  /** The first line that is none of a record, counted from 1, and why; null: there is none. */
  readonly broken: { readonly line: number; readonly why: string } | null
}

/** Reads a record in the chunks in which it comes, and gives its entries to a grammar. Holds one line at a time. */
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

  const take = (text: string | null): void => {
    number++
    if (isForeign) return
    const entry = text === null ? "it is longer than any message" : entryOf(text)
    if (typeof entry === "string") broken ??= { line: number, why: entry }
    else if ("revision" in entry) {
      if (entry.revision === traceRevision) return
      isForeign = true
      broken ??= {
        line: number,
        why: `its form is ${JSON.stringify(entry.revision).slice(0, 80)}, not ${traceRevision}`,
      }
    } else if (!("empty" in entry)) {
      entries++
      grammar.take(entry, number)
    }
  }

  return {
    push: (chunk) => {
      for (const line of lines.push(chunk)) take(line.kind === "line" ? line.text : null)
    },
    end: () => {
      for (const line of lines.end()) {
        // A recorder that was killed leaves half a line.
        const entry = line.kind === "line" ? entryOf(line.text) : ""
        if (typeof entry !== "string" || entries === 0) take(line.kind === "line" ? line.text : null)
      }
      return { entries, broken }
    },
  }
}

function entryOf(text: string): TraceEntry | { readonly revision: unknown } | { readonly empty: true } | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text.trim() === "" ? { empty: true } : "it is no JSON"
  }
  if (!isObject(value, true)) return "it is no object"
  // None of these names is one that every object has.
  const { trace, from, message, text: noise, event } = value as Line
  if (trace !== undefined) return { revision: trace }
  const isSaid = from === "agent" || from === "client"
  const holds = isSaid ? message !== undefined || typeof noise === "string" : typeof event === "string"
  return holds ? (value as unknown as TraceEntry) : "it is no entry of a record"
}

interface Line {
  readonly trace?: unknown
  readonly from?: unknown
  readonly message?: unknown
  readonly text?: unknown
  readonly event?: unknown
}
