import { interruptCooperative } from "../contracts/checkfu/declarations/interrupt.ts"
import { check } from "../kinds/check.ts"

/** A harness that declares a cooperative interrupt takes the scripted drain and settles by itself within the window; a refusal fails. Off unless asked for, until a probe exists that cannot be cut short. */
export const cooperativeInterruptDrained = check({
  name: "cooperative-interrupt-drained",
  literal: "cooperative_interrupt_drained",
  judgedBy: "opt_in",
  proves: interruptCooperative,
})
