/** Which side wrote a message. */
export type Side = "client" | "agent"

/**
 * One entry of a trace, in the order of the wire. `at` counts milliseconds from the trace's beginning. A line of the agent's
 * that is no JSON is a text; what happened beside the wire is an event.
 */
export type TraceEntry =
  | { readonly at: number; readonly from: Side; readonly message: unknown }
  | { readonly at: number; readonly from: Side; readonly text: string }
  | TraceEvent

/** What happened beside the wire. */
export interface TraceEvent {
  readonly at: number
  readonly event: string
  readonly [member: string]: unknown
}
