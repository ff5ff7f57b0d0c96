import type { Outcome } from "../driver/outcome/outcome.ts"
import type { RunObservation } from "../driver/observation/observation.ts"
import type { Observed } from "../driver/observed.ts"
import type { OneshotBecause } from "./outcome/outcome.ts"

/** What a one-shot turn is observed to do: what an agent over ACP would be, the typed output, and how it ended. */
export type OneshotObservation =
  | RunObservation
  /** Typed output as the command gave it; whether it keeps to its schema stands in the result. */
  | { readonly kind: "output"; readonly value: unknown }
  /** Once, and last. */
  | { readonly kind: "ended"; readonly outcome: Outcome; readonly because: OneshotBecause }

/** An observation, and where and when it was made: `sequence` counts over the session, `at` from the session's start. */
export interface OneshotObserved extends Omit<Observed, "observation"> {
  readonly observation: OneshotObservation
}
