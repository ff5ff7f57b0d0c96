// Advertises that it resumes sessions, and does not serve it.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message) => [isMethod(message, "session/resume") ? { ...message, method: "session/absent" } : message],
})
