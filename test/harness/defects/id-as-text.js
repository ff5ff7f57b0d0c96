// Gives a number back as a text.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => ({ ...message, id: String(message.id) })) })
