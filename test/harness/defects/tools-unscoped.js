// Uses built-in tools that the session is not granted.
import { defective } from "../seams.js"

defective({
  receiving: (message) => {
    const { "checkfu.builtin_tools": tools, ...rest } = message.params?._meta ?? {}
    if (!Array.isArray(tools?.tools) || tools.tools.includes("")) return [message]
    return [{ ...message, params: { ...message.params, _meta: rest } }]
  },
})
