// Gives every subagent one id.
import { defective, updates, withMeta } from "../seams.js"

defective({
  sending: updates(null, (message) =>
    withMeta(message, "checkfu.subagent", (value) => ({ ...value, subagent_id: "helper-1" })),
  ),
})
