// Does not say in the handshake who it is.
import { defective, answersTo, withResult } from "../seams.js"

defective({ sending: answersTo("initialize", (message) => withResult(message, { agentInfo: undefined })) })
