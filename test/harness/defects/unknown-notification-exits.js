// Ends its process at a notification that it does not know.
import { defective } from "../seams.js"

defective({
  receiving: (message) => (message.id === undefined && message.method?.startsWith("_") ? process.exit(1) : [message]),
})
