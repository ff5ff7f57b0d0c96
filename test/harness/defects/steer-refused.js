// Declares that it takes input, and refuses it in every turn.
import { defective, answersTo, withResult } from "../seams.js"

defective({ sending: answersTo("_checkfu/session/steer", (message) => withResult(message, { status: "refused" })) })
