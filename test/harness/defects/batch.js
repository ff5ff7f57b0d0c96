// Sends its updates in lists.
import { defective, updates } from "../seams.js"

defective({ sending: updates("agent_message_chunk", (message) => JSON.stringify([message])) })
