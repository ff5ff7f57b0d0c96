// Shortens its context in a way that there is not.
import { defective, updates, withMeta } from "../seams.js"

defective({
  sending: updates(null, (message) =>
    withMeta(message, "checkfu.compaction", (value) => ({ ...value, strategy: "forget" })),
  ),
})
