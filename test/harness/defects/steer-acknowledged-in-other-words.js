// Says what became of the input in a word that there is not.
import { defective, answersTo, withResult } from "../seams.js"

defective({ sending: answersTo("_checkfu/session/steer", (message) => withResult(message, { status: "accepted" })) })
