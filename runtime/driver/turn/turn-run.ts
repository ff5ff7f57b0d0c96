import type { Answer } from "../connection.ts"
import type { Failure } from "../failure.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { ToolLedger } from "../observation/tool-ledger.ts"
import type { CancelCause, Ending } from "../outcome/outcome.ts"
import type { Phase } from "../observed.ts"
import type { PermissionDesk } from "../policy/permission-desk.ts"
import type { Link } from "../session/link.ts"
import { contentCollector } from "./content.ts"
import { deadlines } from "./deadlines.ts"
import { endingOf } from "./prompt-answer.ts"
import type { SettledTurn } from "./result.ts"
import { stopReasonOf } from "./result.ts"
import { begun, turnStep } from "./turn-state.ts"
import type { TurnDeadline, TurnEffect, TurnEvent, TurnState } from "./turn-state.ts"

/** A turn that runs, or is over. */
export interface TurnRun {
  readonly phase: () => Phase
  /** Whether the agent may still be allowed anything in it. */
  readonly mayAsk: () => boolean
  /** A message of the agent's came in its session, and meant this. */
  readonly take: (observations: readonly RunObservation[]) => void
  readonly cancel: (cause: CancelCause) => void
  /** The agent is gone. */
  readonly over: (failure: Failure) => void
}

/** What a turn needs of its session. */
export interface TurnSeat {
  readonly sessionId: string
  readonly link: Link
  readonly tools: ToolLedger
  readonly desk: PermissionDesk
  /** Reads the prompt's answer like any other message. */
  readonly readAnswer: (value: unknown) => void
  readonly diagnose: (code: string, what: string, raw: unknown) => void
  /** Once, when nothing of the turn can come any more. */
  readonly settled: (turn: SettledTurn) => void
}

/**
 * Sends a prompt and sees it to its end: whatever the agent does, the turn settles by its own deadlines, and the agent is
 * told to cancel at most once and only while the prompt is pending.
 */
export function runTurn(turn: number, prompt: unknown, seat: TurnSeat): TurnRun {
  const { sessionId, link, tools, desk } = seat
  const { clock, limits } = link
  const content = contentCollector(turn, limits.text)
  const started = clock.now()
  let state: TurnState = begun.state
  let isPending = false
  const timers = deadlines<TurnDeadline>(clock, (deadline) => {
    // Whoever is asked for permission keeps the agent waiting, so that its silence means nothing.
    if (deadline === "stall" && desk.open() > 0) return timers.arm("stall", limits.stall)
    happen({ kind: "expired", deadline })
  })
  const happen = (event: TurnEvent): void => {
    const step = turnStep(state, event)
    state = step.state
    for (const effect of step.effects) act(effect)
  }
  const act = (effect: TurnEffect): void => {
    switch (effect.kind) {
      case "arm":
        return timers.arm(effect.deadline, timeOf(effect.deadline))
      case "disarm":
        return timers.disarm(effect.deadline)
      case "cancel":
        if (isPending) link.notify("session/cancel", { sessionId })
        desk.withdrawAll()
        return content.giveUp(tools.settle("cancelled"))
      case "end_agent":
        seat.diagnose("cancel_ignored", "The turn was not settled in time after its cancel; the agent is ended.", null)
        return link.end()
      case "settle":
        return settle()
      default:
        effect satisfies never
    }
  }
  const timeOf = (deadline: TurnDeadline): number => {
    const { drain, drainWhileOpen, drainAtMost, stall, settle: settling } = limits
    const times = { stall, length: limits.turn, settle: settling, drain, drain_at_most: drainAtMost }
    const isOpen = deadline === "drain" && (tools.open() > 0 || content.isEmpty())
    return isOpen ? drainWhileOpen : times[deadline]
  }
  const settle = (): void => {
    if (state.phase !== "settled") return
    const { ending, cancelled } = state
    timers.disarmAll()
    desk.withdrawAll()
    content.giveUp(tools.settle(cancelled === null ? "unfinished" : "cancelled"))
    note(ending, cancelled)
    const whole = content.content()
    const milliseconds = clock.now() - started
    link.extending.settled(sessionId, { ending, cancelled, content: whole }, (findings) =>
      seat.settled({ sessionId, turn, ending, cancelled, content: whole, findings, milliseconds }),
    )
  }
  const note = (ending: Ending, cancelled: CancelCause | null): void => {
    const said = stopReasonOf(ending)
    if (cancelled !== null && said !== null && said !== "cancelled")
      seat.diagnose("cancel_not_confirmed", "A cancelled turn was answered with another stop reason.", said)
    if (cancelled !== null && ending.kind === "failed" && ending.failure.code !== "agent_closed")
      seat.diagnose("cancel_answered_with_error", "A cancelled turn was answered with an error.", ending.failure)
    if (cancelled === null && said === "cancelled")
      seat.diagnose("cancelled_unasked", "The agent says that the turn was cancelled, which nobody did.", said)
  }
  const answered = (answer: Answer): void => {
    if (answer.kind === "result") seat.readAnswer(answer.value)
    const ending = endingOf(answer, link.loginIds(), link.shield)
    happen({ kind: answer.kind === "closed" ? "over" : "answered", ending })
  }
  for (const effect of begun.effects) act(effect)
  const isWanted = (): boolean => state.phase === "active"
  const pending = (is: boolean): void => void (isPending = is)
  link.requestLoggedIn(
    { method: "session/prompt", params: prompt, milliseconds: Infinity, isWanted, pending },
    answered,
  )
  return {
    phase: () => (state.phase === "draining" ? "drain" : state.phase === "settled" ? "idle" : "in_turn"),
    mayAsk: () => state.phase === "active",
    take: (observations) => {
      if (state.phase === "settled") return
      for (const observation of observations) content.take(observation)
      happen({ kind: "message" })
    },
    cancel: (cause) => happen({ kind: "cancel", cause }),
    over: (failure) => happen({ kind: "over", ending: { kind: "failed", failure } }),
  }
}
