// Settles a subagent after the turn has ended.
import { defective, answersTo, updates, withUpdate, both } from "../seams.js"

let held = []
defective({
  sending: both(
    updates("tool_call_update", (message) => {
      if (message.params.update._meta?.["checkfu.subagent"]?.phase !== "completed") return message
      held.push(message)
      return withUpdate(message, { _meta: undefined })
    }),
    answersTo("session/prompt", (message, write) => {
      const late = held
      held = []
      setTimeout(() => late.forEach((each) => write(each)), 1_500)
      return message
    }),
  ),
})
