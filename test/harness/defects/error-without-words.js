// Answers with errors that say nothing.
import { defective } from "../seams.js"

defective({
  sending: (message) => [
    message.error === undefined ? message : { ...message, error: { ...message.error, message: "" } },
  ],
})
