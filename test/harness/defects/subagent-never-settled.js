// Lets no subagent settle.
import { defective, updates, withMeta } from "../seams.js"

defective({
  sending: updates(null, (message) =>
    withMeta(message, "checkfu.subagent", (value) => (value.phase === "completed" ? undefined : value)),
  ),
})
