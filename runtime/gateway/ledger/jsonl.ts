import { closeSync, fsyncSync, openSync, writeSync } from "node:fs"
import type { Clock } from "../../driver/clock.ts"
import { lineOf } from "./line.ts"
import type { LedgerSink } from "./rows.ts"

/** How long an end may wait for company, in milliseconds. */
const lingers = 50

/**
 * Rows as lines of JSON at the end of a file, created for its owner alone. A begin is with the operating system before
 * its request leaves, so that it survives the process; ends are written with the next begin, or soon.
 */
export function jsonlSink(path: string, clock: Clock): LedgerSink {
  const file = openSync(path, "a", 0o600)
  let waiting = ""
  let stopTimer: (() => void) | null = null
  const write = (text: string): void => {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
  }
  const flush = (more = ""): void => {
    stopTimer?.()
    stopTimer = null
    const text = waiting + more
    waiting = ""
    if (text !== "") write(text)
  }
  return {
    begin: (rows) => flush(rows.map(lineOf).join("")),
    wire: (row) => flush(lineOf(row)),
    end: (row) => {
      waiting += lineOf(row)
      stopTimer ??= clock.after(lingers, flush)
    },
    close: () => {
      flush()
      fsyncSync(file)
      closeSync(file)
      return Promise.resolve()
    },
  }
}

/** Keeps nothing: what a process writes down is gone with it. */
export function noSink(): LedgerSink {
  const nothing = (): void => undefined
  return { begin: nothing, end: nothing, wire: nothing, close: () => Promise.resolve() }
}
