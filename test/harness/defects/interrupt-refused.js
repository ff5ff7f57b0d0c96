// Declares that it drains, and refuses to.
import { defective, answersTo, withResult } from "../seams.js"

defective({ sending: answersTo("_checkfu/session/interrupt", (message) => withResult(message, { status: "refused" })) })
