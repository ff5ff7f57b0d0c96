import type { CancelCause, Ending } from "../outcome/outcome.ts"

/** The states of a turn whose prompt was sent. `cancelled` says who cancelled it, also after it was answered. */
export type TurnState =
  | { readonly phase: "active" }
  | { readonly phase: "cancelling"; readonly cancelled: CancelCause }
  /** The prompt was answered, and what the agent says after it is still taken. */
  | { readonly phase: "draining"; readonly ending: Ending; readonly cancelled: CancelCause | null }
  | { readonly phase: "settled"; readonly ending: Ending; readonly cancelled: CancelCause | null }

/** The deadlines of a turn. At most one of each runs. */
export type TurnDeadline = "stall" | "length" | "settle" | "drain" | "drain_at_most"

/** What happens to a turn. */
export type TurnEvent =
  /** The agent said something in its session. */
  | { readonly kind: "message" }
  | { readonly kind: "cancel"; readonly cause: CancelCause }
  /** The prompt came to an end on the wire. */
  | { readonly kind: "answered"; readonly ending: Ending }
  /** Nothing can come any more. `ending` is how the turn ends unless it was answered before. */
  | { readonly kind: "over"; readonly ending: Ending }
  | { readonly kind: "expired"; readonly deadline: TurnDeadline }

/** What is to be done about it, in this order. */
export type TurnEffect =
  | { readonly kind: "arm"; readonly deadline: TurnDeadline }
  | { readonly kind: "disarm"; readonly deadline: TurnDeadline }
  /** Tell the agent, withdraw what it asked for, and give up the tool calls. */
  | { readonly kind: "cancel" }
  /** End the agent: its session cannot be used any more. */
  | { readonly kind: "end_agent" }
  | { readonly kind: "settle" }

/** A turn after an event. */
export interface TurnStep {
  readonly state: TurnState
  readonly effects: readonly TurnEffect[]
}

/** A turn whose prompt has just been sent. */
export const begun: TurnStep = { state: { phase: "active" }, effects: [arm("length"), arm("stall")] }

/**
 * What an event makes of a turn. From every state, `settled` is reached by deadlines alone, and nothing leaves it: a turn is
 * cancelled at most once, and its first cause stays.
 */
export function turnStep(state: TurnState, event: TurnEvent): TurnStep {
  switch (state.phase) {
    case "active":
      return fromActive(state, event)
    case "cancelling":
      return fromCancelling(state, event)
    case "draining":
      return fromDraining(state, event)
    case "settled":
      return stay(state)
    default:
      return state satisfies never
  }
}

function fromActive(state: TurnState & { readonly phase: "active" }, event: TurnEvent): TurnStep {
  switch (event.kind) {
    case "message":
      return { state, effects: [arm("stall")] }
    case "cancel":
      return cancelling(event.cause)
    case "answered":
      return answered(event.ending, null)
    case "over":
      return over(event.ending, null)
    case "expired":
      if (event.deadline === "stall") return cancelling("stall")
      return event.deadline === "length" ? cancelling("timeout") : stay(state)
    default:
      return event satisfies never
  }
}

function fromCancelling(state: TurnState & { readonly phase: "cancelling" }, event: TurnEvent): TurnStep {
  const { cancelled } = state
  if (event.kind === "answered") return answered(event.ending, cancelled)
  if (event.kind === "over") return over(event.ending, cancelled)
  if (event.kind !== "expired" || event.deadline !== "settle") return stay(state)
  return { state: settled({ kind: "unsettled" }, cancelled), effects: [{ kind: "settle" }, { kind: "end_agent" }] }
}

function fromDraining(state: TurnState & { readonly phase: "draining" }, event: TurnEvent): TurnStep {
  const { ending, cancelled } = state
  if (event.kind === "message") return { state, effects: [arm("drain")] }
  if (event.kind === "over") return over(ending, cancelled)
  if (event.kind !== "expired" || (event.deadline !== "drain" && event.deadline !== "drain_at_most")) return stay(state)
  return over(ending, cancelled)
}

function cancelling(cause: CancelCause): TurnStep {
  return {
    state: { phase: "cancelling", cancelled: cause },
    effects: [disarm("stall"), disarm("length"), { kind: "cancel" }, arm("settle")],
  }
}

function answered(ending: Ending, cancelled: CancelCause | null): TurnStep {
  const effects = [disarm("stall"), disarm("length"), disarm("settle"), arm("drain"), arm("drain_at_most")]
  return { state: { phase: "draining", ending, cancelled }, effects }
}

function over(ending: Ending, cancelled: CancelCause | null): TurnStep {
  const running: readonly TurnDeadline[] = ["stall", "length", "settle", "drain", "drain_at_most"]
  return { state: settled(ending, cancelled), effects: [...running.map(disarm), { kind: "settle" }] }
}

function settled(ending: Ending, cancelled: CancelCause | null): TurnState {
  return { phase: "settled", ending, cancelled }
}

function stay(state: TurnState): TurnStep {
  return { state, effects: [] }
}

function arm(deadline: TurnDeadline): TurnEffect {
  return { kind: "arm", deadline }
}

function disarm(deadline: TurnDeadline): TurnEffect {
  return { kind: "disarm", deadline }
}
