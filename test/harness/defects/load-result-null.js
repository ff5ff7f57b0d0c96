// Answers null where a result without members may stand.
import { defective, answersTo } from "../seams.js"

defective({
  sending: answersTo("session/load", (message) =>
    message.result === undefined ? message : { ...message, result: null },
  ),
})
