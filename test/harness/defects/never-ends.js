// Does its work and never ends the turn.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/prompt", () => []) })
