// Lists the sessions of every folder, whichever is asked for.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message) => [isMethod(message, "session/list") ? { ...message, params: {} } : message],
})
