// Speaks of a subagent that it never started.
import { defective, updates, withMeta } from "../seams.js"

defective({
  sending: updates(null, (message) =>
    withMeta(message, "checkfu.subagent", (value) => (value.phase === "started" ? undefined : value)),
  ),
})
