// Opens a session although what it is granted is malformed.
import { defective, isMethod } from "../seams.js"

defective({
  receiving: (message) => {
    if (!isMethod(message, "session/new")) return [message]
    return [{ ...message, params: { ...message.params, _meta: sound(message.params._meta) } }]
  },
})

/** What is granted, without what the reference would refuse. */
function sound(meta) {
  const { "checkfu.builtin_tools": tools, ...rest } = meta ?? {}
  return tools?.tools?.every?.((tool) => typeof tool === "string" && tool !== "") ? meta : rest
}
