// Ends a turn for a reason that the protocol does not have.
import { defective, answersTo, withResult } from "../seams.js"

defective({
  sending: answersTo("session/prompt", (message) =>
    message.result?.stopReason === "end_turn" ? withResult(message, { stopReason: "error" }) : message,
  ),
})
