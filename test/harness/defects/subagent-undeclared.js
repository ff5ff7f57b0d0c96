// Attributes updates to subagents without having declared that it does.
import { defective, answersTo, withResult } from "../seams.js"

defective({
  sending: answersTo("initialize", (message) => {
    const { subagents: _, ...declared } = message.result?._meta?.["checkfu.capabilities"] ?? {}
    return withResult(message, { _meta: { "checkfu.capabilities": declared } })
  }),
})
