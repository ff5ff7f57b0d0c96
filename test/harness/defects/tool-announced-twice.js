// Announces one use of a tool twice.
import { defective, updates } from "../seams.js"

defective({ sending: updates("tool_call", (message) => [message, message]) })
