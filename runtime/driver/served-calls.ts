import type { ServedCall as JudgedCall } from "./outcome/outcome.ts"

/**
 * How a model call ended, as whoever served it saw it: the whole answer was sent; it was an error, also one inside a
 * stream; the asking side went away before the end; or the answer broke off on the serving side.
 */
export type ServedOutcome = "answered" | "failed" | "client_gone" | "cut"

/** One model call that was made on behalf of a run. */
export interface ServedCall {
  /** The dialect's name. */
  readonly dialect: string
  /** The raw request target. */
  readonly target: string
  /** The model that was asked for, by its name in the request; null where none could be read. */
  readonly requestedModel: string | null
  readonly stream: boolean
  /** Whether it offered tools. An agent's turns do; its calls for titles and classifications usually do not. */
  readonly offersTools: boolean
  /** Milliseconds of the server's clock; only differences mean something. */
  readonly startedAt: number
  /** Null while it is open. */
  readonly finishedAt: number | null
  /** When the asking side went away; null where it did not. */
  readonly abortedAt: number | null
  /** The HTTP status that was sent; null where none was. */
  readonly status: number | null
  /** Null while it is open. */
  readonly outcome: ServedOutcome | null
  /** Exactly as the dialect reports it, last one wins; null where no usage was sent. Never an estimate. */
  readonly usage: unknown
  /** Bytes of the request's body. */
  readonly receivedBytes: number
  /** Bytes of the answer's body that were written, without its framing. */
  readonly sentBytes: number
}

/** What the gateway or the local model server knows of the calls that were made. */
export interface ServedCalls {
  /** The calls of a run in the order in which they came, by the key that the run was given as its bearer token. */
  readonly ofRun: (key: string) => readonly ServedCall[]
}

/** Calls as an outcome is judged by them: every one, in the same order, so that those of one turn can be told by their place. */
export function judgedCalls(calls: readonly ServedCall[]): readonly JudgedCall[] {
  return calls.map(({ outcome, offersTools, requestedModel, receivedBytes }) => ({
    result: resultOf(outcome),
    aside: { offersTools, model: requestedModel, receivedBytes },
  }))
}

function resultOf(outcome: ServedOutcome | null): JudgedCall["result"] {
  switch (outcome) {
    case null:
      return "open"
    case "answered":
      return "answered"
    case "failed":
    case "cut":
    case "client_gone":
      return "failed"
    default:
      return outcome satisfies never
  }
}
