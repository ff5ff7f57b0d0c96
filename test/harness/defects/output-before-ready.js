// Speaks before it has said that it is ready.
import { defective, answersTo, saying } from "../seams.js"

defective({ sending: answersTo("initialize", (message) => [saying("session-0", "Good day."), message]) })
