/** What went wrong on the wire, or looked odd there; nothing of it is thrown, and nothing of it is answered. */
export interface WireDiagnostic {
  readonly code: string
  readonly what: string
  /** Which line of the agent's output it is about, counted from 1; null where it is about no line. */
  readonly line: number | null
  /** The raw value or a preview of the bytes, shortened; null where there is nothing to show. */
  readonly raw: unknown
}

/** An error as JSON-RPC has it. The code is whatever number the agent sent. */
export interface RemoteError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** How the agent's process ended, as far as it is known. */
export interface Closure {
  /** Noise and stalled are ends that we made: it wrote no message for too long, or left its input unread for too many bytes. */
  readonly cause: "exited" | "output_ended" | "spawn_failed" | "ended_by_us" | "noise" | "stalled"
  /** What could not be started, and why; null where it was started. */
  readonly spawnError: { readonly code: string; readonly message: string } | null
  readonly exitCode: number | null
  readonly signal: string | null
  /** The last bytes of standard error, at most 64 KiB, as text. */
  readonly errorTail: string
  /** The method of the request that was asked last; null where none was. */
  readonly lastMethod: string | null
}

/** What becomes of a request. Each request has exactly one of these, also where the agent never answers. */
export type Answer =
  | { readonly kind: "result"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: RemoteError }
  | { readonly kind: "malformed"; readonly raw: unknown }
  | { readonly kind: "timed_out"; readonly milliseconds: number }
  | { readonly kind: "closed"; readonly closure: Closure }

/** What is answered to a request of the agent's. */
export type Reply = { readonly result: unknown } | { readonly error: RemoteError }

/** A request of the agent's. */
export interface AgentRequest {
  /** Counted by us from 1, because agents use an id again and again. */
  readonly key: number
  /** The agent's own id of it, as it stands on the wire: by it the agent takes a request back. Absent: not known. */
  readonly id?: unknown
  readonly method: string
  readonly params: unknown
  /** Answers it; only the first answer is sent, and none after the end. */
  readonly reply: (reply: Reply) => void
}

/**
 * What the agent's messages are given to, one after the other in the order in which they came, also where several came
 * in one chunk. Each call is over before the next message is looked at, and one that throws ends nothing: it becomes a
 * diagnostic.
 */
export interface Listener {
  readonly notified: (method: string, params: unknown) => void
  readonly requested: (request: AgentRequest) => void
  readonly observed: (diagnostic: WireDiagnostic) => void
  /** Once, after the last message, and after every open request was settled. */
  readonly closed: (closure: Closure) => void
}

/** One side of a JSON-RPC connection with an agent. */
export interface Connection {
  /**
   * Asks. `settle` is called exactly once, in turn with the messages of the listener: a response is settled after every
   * notification before it and before every one behind it. `milliseconds` is how long the answer may take.
   */
  readonly request: (method: string, params: unknown, milliseconds: number, settle: (answer: Answer) => void) => void
  /** Tells; nothing is awaited. */
  readonly notify: (method: string, params: unknown) => void
  /** Ends the agent by the ladder of the supervisor; answers when no descendant is left alive, the same every time. */
  readonly close: () => Promise<Closing>
}

/** How the end went. */
export interface Closing {
  readonly closure: Closure
  /** The rung that ended it: it was gone, its input ended, SIGTERM or SIGKILL. */
  readonly rung: "gone" | "input_ended" | "terminated" | "killed"
  /** The processes that outlived the agent and were killed. */
  readonly orphans: readonly number[]
  /** The processes that not even SIGKILL ended in its time: they hang in the kernel. */
  readonly left: readonly number[]
  readonly milliseconds: number
}
