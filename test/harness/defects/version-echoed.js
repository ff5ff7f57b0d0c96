// Agrees to any version of the protocol.
import { defective, answersTo, withResult, isMethod } from "../seams.js"

let asked
defective({
  receiving: (message) => {
    if (isMethod(message, "initialize")) asked = message.params.protocolVersion
    return [message]
  },
  sending: answersTo("initialize", (message) => withResult(message, { protocolVersion: asked })),
})
