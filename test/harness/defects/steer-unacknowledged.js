// Never says what became of the input.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("_checkfu/session/steer", () => []) })
