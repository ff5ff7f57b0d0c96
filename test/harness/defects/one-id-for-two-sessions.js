// Gives two sessions one id.
import { defective, answersTo, withResult } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => withResult(message, { sessionId: "session-1" })) })
