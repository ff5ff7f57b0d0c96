// Answers one request twice.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => [message, message]) })
