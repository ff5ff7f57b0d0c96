// Offers a kind of permission that there is not.
import { defective, isMethod } from "../seams.js"

defective({
  sending: (message) => {
    if (!isMethod(message, "session/request_permission")) return [message]
    const options = message.params.options.map((option) => ({ ...option, kind: option.kind.replace("_once", "") }))
    return [{ ...message, params: { ...message.params, options } }]
  },
})
