import { closeSync, fsyncSync, openSync, writeSync } from "node:fs"
import type { Clock } from "../../driver/clock.ts"
import { lineOf } from "./line.ts"
import type { DirectSink } from "./rows.ts"
import { tornBy } from "./torn.ts"

/** How long an end may wait for company, in milliseconds. */
const lingers = 50

/**
 * Rows as lines of JSON at the end of a file, created for its owner alone. A begin is with the operating system before
 * its request leaves, so that it survives the process; ends are written with the next begin, or soon. While the file takes
 * nothing, as on a full disk, begins throw and ends wait: there are no more of them than calls that run.
 */
export function jsonlSink(path: string, clock: Clock): DirectSink {
  const file = openSync(path, "a", 0o600)
  let waiting = ""
  let isTorn = false
  let stopTimer: (() => void) | null = null
  const flush = (more = ""): void => {
    stopTimer?.()
    stopTimer = null
    if (waiting === "" && more === "") return
    const bytes = Buffer.from((isTorn ? "\n" : "") + waiting + more)
    let at = 0
    try {
      while (at < bytes.length) at += writeSync(file, bytes, at)
      waiting = ""
      isTorn = false
    } catch (thrown) {
      const torn = tornBy(bytes, at, bytes.length - Buffer.byteLength(more), isTorn)
      waiting = torn.waiting
      isTorn = torn.isTorn
      if (waiting !== "") flushSoon()
      throw thrown
    }
  }
  const flushSoon = (): void => {
    stopTimer ??= clock.after(lingers, () => {
      try {
        flush()
      } catch {
        // Nobody hears of it here; it is tried again.
      }
    })
  }
  return {
    begin: (rows) => flush(rows.map(lineOf).join("")),
    wire: (row) => flush(lineOf(row)),
    end: (row) => {
      waiting += lineOf(row)
      flushSoon()
    },
    close: () =>
      new Promise((closed) => {
        try {
          flush()
          fsyncSync(file)
        } finally {
          stopTimer?.()
          closeSync(file)
        }
        closed()
      }),
  }
}

/** Keeps nothing: what a process writes down is gone with it. */
export function noSink(): DirectSink {
  const nothing = (): void => undefined
  return { begin: nothing, end: nothing, wire: nothing, close: () => Promise.resolve() }
}
