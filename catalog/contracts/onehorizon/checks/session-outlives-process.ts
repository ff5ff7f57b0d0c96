import { check } from "../../../kinds/check.ts"

/** The agent advertises session/resume or session/load, so that a later turn goes on with the session. */
export const sessionOutlivesProcess = check({
  name: "session-outlives-process",
  literal: "session_outlives_process",
  judgedBy: "worker",
  tier: "advisory",
})
