/** A request as it leaves the gateway. Origin and path are constants of the route table. */
export interface Outbound {
  readonly origin: string
  readonly path: string
  /** Names and values in turn; the only place where a credential stands in the clear. */
  readonly headers: readonly string[]
  /**
   * The parts that together are the body; they are not joined, for some are large. A moment after the request is over, or
   * aborted, their memory is given back: whoever sends them keeps none, and has none under way.
   */
  readonly body: readonly Uint8Array[]
}

/** A header's values by its name in lower case. */
export type AnswerHeaders = { readonly [name: string]: string | readonly string[] | undefined }

/** What becomes of an outbound request: begun at most once, then a head, data, and one end. After an abort nothing more. */
export interface OutboundListener {
  /** A connection took the request: from now on it may be billed. */
  readonly begun: () => void
  readonly head: (status: number, headers: AnswerHeaders) => void
  /** False: no more for now, until `resume`. */
  readonly data: (chunk: Uint8Array) => boolean
  readonly end: () => void
  readonly failed: (failure: "unreachable" | "timeout_connect" | "ended_early") => void
}

/** A request that is under way. */
export interface OutboundCall {
  readonly resume: () => void
  /** Ends it in whatever state it is: waiting for a connection, for the head, or in the middle. */
  readonly abort: () => void
}

/** What sends requests out. */
export interface Sender {
  readonly send: (request: Outbound, listener: OutboundListener) => OutboundCall
  readonly close: () => Promise<void>
}
