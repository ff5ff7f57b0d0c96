// Spreads a message over several lines.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => JSON.stringify(message, null, 2)) })
