// Gives one input another fate when it is sent again.
import { defective, answersTo, withResult, isMethod } from "../seams.js"

const sent = new Map()
let last
defective({
  receiving: (message) => {
    if (isMethod(message, "_checkfu/session/steer")) {
      last = message.params.idempotency_id
      sent.set(last, (sent.get(last) ?? 0) + 1)
    }
    return [message]
  },
  sending: answersTo("_checkfu/session/steer", (message) =>
    sent.get(last) > 1 ? withResult(message, { status: "queued" }) : message,
  ),
})
