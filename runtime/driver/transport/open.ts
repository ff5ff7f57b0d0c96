import { systemClock } from "../clock.ts"
import type { Clock } from "../clock.ts"
import type { Connection, Listener } from "../connection.ts"
import { noTrace } from "../trace.ts"
import type { Trace } from "../trace.ts"
import { conversation } from "./conversation.ts"
import { defaultLimits } from "./limits.ts"
import type { Limits } from "./limits.ts"
import { redacting } from "./redact.ts"
import type { Redact } from "./redact.ts"
import { supervise } from "./supervisor.ts"
import type { Launch } from "./supervisor.ts"

/** An agent to start, and how to live with it. */
export interface Opening extends Launch {
  /** The clock of this process where none is given. */
  readonly clock?: Clock
  readonly limits?: Partial<Limits>
  readonly trace?: Trace
  /** For previews and the tail of standard error; without it, what looks secret in the environment is hidden. */
  readonly redact?: Redact
}

/**
 * Starts an agent and speaks JSON-RPC with it over its standard input and output. Never throws, and never rejects: what
 * cannot be started is a connection that closes, on a later turn, with the reason. Nothing is told before this returns.
 * While the agent lives it holds this process open; when this process exits, whatever lives of the agent is killed.
 */
export function openConnection(opening: Opening, listener: Listener): Connection {
  const { clock = systemClock, trace = noTrace, redact = redacting(opening.environment) } = opening
  const limits = { ...defaultLimits, ...opening.limits }
  const process = supervise(opening, clock, limits, {
    started: (id) => trace.event("started", { pid: id }),
    output: (chunk) => talk.receive(chunk),
    ended: (closure) => {
      const ended = talk.end({ ...closure, errorTail: redact(closure.errorTail) })
      const { cause, exitCode, signal, spawnError, lastMethod } = ended
      trace.event("closed", { cause, exitCode, signal, spawnError, lastMethod })
      return ended
    },
  })
  const fail = (cause: "noise" | "stalled"): void => void process.end(cause)
  const talk = conversation({ ...process, fail }, listener, { clock, limits, redact, trace })
  let closing: ReturnType<Connection["close"]> | null = null
  return {
    request: talk.request,
    notify: talk.notify,
    close: () => {
      if (closing !== null) return closing
      talk.hush()
      trace.event("closing", {})
      closing = process.end("ended_by_us")
      return closing
    },
  }
}
