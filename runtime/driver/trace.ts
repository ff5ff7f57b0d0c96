import { closeSync, fsyncSync, openSync, writeSync } from "node:fs"
import type { Clock } from "./clock.ts"

/** Names the form of the record. A reader that finds another name in the first line knows that it cannot read the rest. */
export const traceRevision = "checkfu:trace@1"

/** The first line of a record. Whoever writes it may say more there. */
export interface TraceHeader {
  readonly trace: typeof traceRevision
  readonly [member: string]: unknown
}

/**
 * A line of a record after the first, in the order of the wire. `at` is milliseconds since the record began, with three
 * decimals at most.
 */
export type TraceLine =
  /** One JSON value, as it stood on the wire: a message, or what should have been one. */
  | { readonly at: number; readonly from: "client" | "agent"; readonly message: unknown }
  /** A line that is no JSON: its beginning, at most 4,096 UTF-16 units of it, and how many bytes the whole had. */
  | { readonly at: number; readonly from: "agent"; readonly text: string; readonly bytes: number }
  /** Something that is no line: `started`, `diagnostic` with `code` and `line`, `closing`, `closed`. */
  | { readonly at: number; readonly event: string; readonly [member: string]: unknown }

/** What is told while a connection lives, to be recorded. Nothing of it may throw. */
export interface Trace {
  /** A line that was written to the agent; it is JSON. */
  readonly sent: (json: string) => void
  /** A line of the agent's that is JSON. */
  readonly received: (json: string) => void
  /** Any other line of the agent's, and how many bytes it had. */
  readonly noise: (text: string, bytes: number) => void
  readonly event: (name: string, members: Readonly<Record<string, unknown>>) => void
}

/** Records nothing. */
export const noTrace: Trace = { sent: () => {}, received: () => {}, noise: () => {}, event: () => {} }

const shownText = 4096

/**
 * Records a connection as JSON Lines, beginning with the header; `write` is given one line after the other, without line
 * feed. A message is recorded with the very characters that it had, so that numbers and doubled members survive.
 * `redact` is given the text of each line before it is recorded; a message that it leaves as no JSON is recorded as text.
 */
export function tracing(
  write: (line: string) => void,
  clock: Clock,
  header: Readonly<Record<string, unknown>> = {},
  redact: (text: string) => string = (text) => text,
): Trace {
  const start = clock.now()
  const at = (): string => `{"at":${Math.round((clock.now() - start) * 1000) / 1000}`
  const text = (whole: string, bytes: number): void =>
    write(`${at()},"from":"agent","text":${JSON.stringify(whole.slice(0, shownText))},"bytes":${bytes}}`)
  const message = (from: "client" | "agent", json: string): void => {
    const clean = redact(json)
    if (clean === json || isJson(clean)) write(`${at()},"from":"${from}","message":${clean}}`)
    else text(clean, Buffer.byteLength(json))
  }
  write(JSON.stringify({ trace: traceRevision, ...header }))
  return {
    sent: (json) => message("client", json),
    received: (json) => message("agent", json),
    noise: (whole, bytes) => text(redact(whole), bytes),
    event: (name, members) => write(`${at()},${JSON.stringify({ event: name, ...members }).slice(1)}`),
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A file that lines are added to. */
export interface LineFile {
  readonly write: (line: string) => void
  /** Brings the lines to the disk and closes the file; answers with the first error there was, null where all went well. */
  readonly close: () => Error | null
}

/**
 * Creates the file, or empties it. Each line has been given to the system when `write` returns, so that a crash of this
 * process loses none and nothing piles up in memory. An error does not interrupt the run that is recorded; after it nothing
 * more is written. Throws only where the file cannot be opened.
 */
export function lineFile(path: string): LineFile {
  const file = openSync(path, "w", 0o600)
  let failed: Error | null = null
  const attempt = (call: () => void): void => {
    try {
      call()
    } catch (error) {
      failed ??= error as Error
    }
  }
  return {
    write: (line) => {
      const bytes = Buffer.from(`${line}\n`)
      if (failed !== null) return
      attempt(() => {
        for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
      })
    },
    close: () => {
      attempt(() => fsyncSync(file))
      attempt(() => closeSync(file))
      return failed
    },
  }
}
