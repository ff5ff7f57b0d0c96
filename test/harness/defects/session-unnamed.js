// Opens a session without an id.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => (message.result ? { ...message, result: {} } : message)) })
