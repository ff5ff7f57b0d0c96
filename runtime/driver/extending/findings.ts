import type { Refusal } from "../../refusal.ts"
import type { CancelCause, Ending } from "../outcome/outcome.ts"
import type { TurnContent } from "../turn/content.ts"

/** A turn that is over, before it is known what became of it. */
export interface EndedTurn {
  readonly ending: Ending
  readonly cancelled: CancelCause | null
  readonly content: TurnContent
}

/** What extensions found of a turn. */
export interface Findings {
  /** What the turn may not be called good with; null: nothing. */
  readonly breach: Refusal | null
  /** The agent stopped by itself as it was asked to, in the time that it had for it. */
  readonly isDrained: boolean
  /** The final value that was asked for; null: none was, or there is none that is right. */
  readonly output: { readonly value: unknown } | null
}

/** Nothing was found. */
export const noFindings: Findings = { breach: null, isDrained: false, output: null }
