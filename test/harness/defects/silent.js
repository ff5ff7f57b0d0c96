// Never answers the handshake.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("initialize", () => []) })
