import { capability } from "../kinds/capability.ts"

/** A run asks a question and waits for the answer. */
export const controlQuestionYield = capability({
  name: "control-question-yield",
  literal: "control.question_yield",
  connected: null,
  needs: { approval_delivery: "end_reinject" },
})
