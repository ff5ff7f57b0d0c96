// Answers a request that nobody made.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => [message, { ...message, id: 987_654 }]) })
