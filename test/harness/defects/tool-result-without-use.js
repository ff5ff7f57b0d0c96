// Tells how a tool ended that it never said to use.
import { defective, updates } from "../seams.js"

defective({ sending: updates("tool_call", () => []) })
