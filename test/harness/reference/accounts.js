import { journalVersion } from "./sessions.js"

/** The state that the client keeps for the session, or word that there is too much of it. */
export function journal({ session, isTooLarge }) {
  const state = { history: session.history }
  const isKept = !isTooLarge && JSON.stringify(state).length < 1_000_000
  return {
    "checkfu.journal_checkpoint": isKept
      ? { status: "checkpoint", version: journalVersion, state }
      : { status: "too_large" },
  }
}

/** How the turn went. */
export function report(turn, began) {
  const wallTime = turn.duration(performance.now() - began)
  const counts = { model_retries: turn.modelRetries, overflow_recoveries: 0, wall_time_ms: wallTime }
  return { execution_class: turn.work, ...counts }
}
