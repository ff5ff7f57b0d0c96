// Counts the time of a turn below nothing.
import { defective, answersTo, withResult } from "../seams.js"

defective({
  sending: answersTo("session/prompt", (message) => {
    const report = message.result?._meta?.["checkfu.turn"]
    return report ? withResult(message, { _meta: { "checkfu.turn": { ...report, wall_time_ms: -1 } } }) : message
  }),
})
