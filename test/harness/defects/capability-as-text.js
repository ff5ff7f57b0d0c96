// Writes true as a text.
import { defective, answersTo, withResult } from "../seams.js"

defective({
  sending: answersTo("initialize", (message) =>
    withResult(message, { agentCapabilities: { ...message.result?.agentCapabilities, loadSession: "true" } }),
  ),
})
