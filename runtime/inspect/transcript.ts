import type { Clock } from "../driver/clock.ts"
import type { Trace } from "../driver/trace.ts"

/** A line of the wire, with the time at which it passed. */
export type Line = { readonly at: number; readonly bytes: number } & (
  | { readonly kind: "message"; readonly from: "client" | "agent"; readonly message: unknown }
  | { readonly kind: "noise"; readonly text: string }
)

/** Everything that passed between a client and an agent, in its order. */
export interface Transcript {
  readonly trace: Trace
  readonly lines: () => readonly Line[]
  /** The id of the agent's process; null where none was started. */
  readonly process: () => number | null
  /** Codes of what was odd on the wire. */
  readonly faults: () => readonly string[]
}

/** Begins to write down what passes. */
export function transcript(clock: Clock): Transcript {
  const lines: Line[] = []
  const faults: string[] = []
  let process: number | null = null
  const message = (from: "client" | "agent", json: string): void => {
    const bytes = Buffer.byteLength(json)
    lines.push({ kind: "message", from, at: clock.now(), bytes, message: JSON.parse(json) as unknown })
  }
  return {
    trace: {
      sent: (json) => message("client", json),
      received: (json) => message("agent", json),
      noise: (text, bytes) => void lines.push({ kind: "noise", at: clock.now(), bytes, text }),
      event: (name, { pid, code }) => {
        if (name === "started" && typeof pid === "number") process = pid
        if (name === "diagnostic" && typeof code === "string") faults.push(code)
      },
    },
    lines: () => lines,
    process: () => process,
    faults: () => faults,
  }
}
