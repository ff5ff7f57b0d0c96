// Ends its process at a line that is no JSON.
import { defective } from "../seams.js"

defective({ sending: (message) => (message.error?.code === -32700 ? process.exit(1) : [message]) })
