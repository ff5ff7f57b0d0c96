// Uses more of its window than there is.
import { defective, updates, withUpdate } from "../seams.js"

defective({ sending: updates("usage_update", (message) => withUpdate(message, { used: 300_000, size: 200_000 })) })
