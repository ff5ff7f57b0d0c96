import type { ServedCall, ServedCalls } from "../driver/served-calls.ts"

/** What changes of a call while it is served. */
export type CallChange = { -readonly [member in keyof ServedCall]?: ServedCall[member] }

/** The record of every call; it is kept as long as the server is. */
export interface CallLog extends ServedCalls {
  /** Opens a row. What it answers with changes the row. */
  readonly open: (run: string, call: ServedCall) => (change: CallChange) => void
  /** Every call of every run, in the order in which they came. */
  readonly all: () => readonly ServedCall[]
}

/** An empty record. What it hands out are copies: they say how it was then. */
export function callLog(): CallLog {
  const rows: { readonly run: string; call: ServedCall }[] = []
  return {
    open: (run, call) => {
      const row = { run, call }
      rows.push(row)
      return (change) => {
        row.call = { ...row.call, ...change }
      }
    },
    all: () => rows.map(({ call }) => call),
    ofRun: (key) => rows.flatMap(({ run, call }) => (run === key ? [call] : [])),
  }
}
