// Attributes updates to a subagent without an id.
import { defective, updates, withMeta } from "../seams.js"

defective({
  sending: updates(null, (message) => withMeta(message, "checkfu.subagent", ({ phase }) => ({ phase }))),
})
