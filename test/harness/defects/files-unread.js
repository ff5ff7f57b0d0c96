// Takes no notice of the files that were staged for a turn.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message) => {
    if (!isMethod(message, "session/prompt") || !Array.isArray(message.params.prompt)) return [message]
    const prompt = message.params.prompt.filter(({ type }) => type !== "resource_link")
    return [{ ...message, params: { ...message.params, prompt } }]
  },
})
