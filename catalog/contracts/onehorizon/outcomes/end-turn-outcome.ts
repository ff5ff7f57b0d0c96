import { outcome } from "../../../kinds/outcome.ts"

/** Succeeded, unless the mode asked for a verdict or an artifact that never came. */
export const endTurn = outcome({ name: "end-turn-outcome", stopReasons: ["end_turn"], becomes: "succeeded" })
