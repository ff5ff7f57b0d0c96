// Leaves a request unanswered whose method it does not know.
import { defective } from "../seams.js"

defective({ sending: (message) => (message.error?.code === -32601 ? [] : [message]) })
