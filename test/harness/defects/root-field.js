// Writes a field of its own beside those of the protocol.
import { defective, updates, withUpdate } from "../seams.js"

defective({ sending: updates("agent_message_chunk", (message) => withUpdate(message, { mood: "good" })) })
