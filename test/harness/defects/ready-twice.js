// Says twice that it is ready.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("initialize", (message) => [message, message]) })
