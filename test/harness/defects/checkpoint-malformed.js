// Hands over its state without a version.
import { defective, updates, withMeta } from "../seams.js"

defective({
  sending: updates(null, (message) =>
    withMeta(message, "checkfu.journal_checkpoint", ({ status, state }) => ({ status, state })),
  ),
})
