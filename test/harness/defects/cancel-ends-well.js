// Ends a cancelled turn as if it were done.
import { defective, answersTo, withResult } from "../seams.js"

defective({
  sending: answersTo("session/prompt", (message) =>
    message.result?.stopReason === "cancelled" ? withResult(message, { stopReason: "end_turn" }) : message,
  ),
})
