// Ends its process in the middle of a turn.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/prompt", () => process.exit(1)) })
