import type { Refusal } from "../../refusal.ts"
import type { Findings } from "../extending/findings.ts"
import type { Failure } from "../failure.ts"
import { outcomeOf } from "../outcome/outcome.ts"
import type { CancelCause, Ending, ServedCall, Verdict } from "../outcome/outcome.ts"
import type { TurnContent } from "./content.ts"

/** How a turn went, whole. */
export interface TurnResult extends Verdict, TurnContent {
  readonly sessionId: string
  /** From 1; 0: its prompt was never sent. */
  readonly turn: number
  /** The agent's own word for why it stopped, whatever it is; null where it did not say. */
  readonly stopReason: string | null
  /** Who cancelled the turn, also where the agent says that it finished; null: nobody. */
  readonly cancelled: CancelCause | null
  /** Why there is no stop reason; null where there is one, or where the agent just did not answer the cancel. */
  readonly failure: Failure | null
  /** The calls of models that were recorded for the turn; null: nobody keeps a record, or it could not be read. */
  readonly served: readonly ServedCall[] | null
  /** What an extension found that the turn may not be called good with. */
  readonly breach: Refusal | null
  /** The agent stopped by itself as it was asked to, in the time that it had for it. */
  readonly isDrained: boolean
  /** The final value that the session's schema asks for, held to it; null: none was asked for, or there is none that is right. */
  readonly output: { readonly value: unknown } | null
  /** From the prompt to the end of the turn. */
  readonly milliseconds: number
}

/** A turn as it stands when it settles. */
export interface SettledTurn {
  readonly sessionId: string
  readonly turn: number
  readonly ending: Ending
  readonly cancelled: CancelCause | null
  readonly content: TurnContent
  readonly findings: Findings
  readonly milliseconds: number
}

/** The result of a turn, once it is known which calls were served in it. */
export function resultOf(settled: SettledTurn, served: readonly ServedCall[] | null): TurnResult {
  const { content, ending, cancelled, findings, ...rest } = settled
  const { isDrained, breach } = findings
  const verdict = outcomeOf({
    ending,
    cancelled,
    isEmpty: content.isEmpty,
    served,
    isDrained,
    breach: breach?.code ?? null,
  })
  return {
    ...rest,
    ...verdict,
    stopReason: stopReasonOf(ending),
    cancelled,
    failure: ending.kind === "failed" ? ending.failure : null,
    ...content,
    served,
    ...findings,
  }
}

/** What the agent said why it stopped; null where it said nothing. */
export function stopReasonOf(ending: Ending): string | null {
  return ending.kind === "stopped" || ending.kind === "stopped_otherwise" ? ending.stopReason : null
}
