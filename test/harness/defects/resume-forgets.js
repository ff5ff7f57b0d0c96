// Takes its state back and does not go on where it ended.
import { defective } from "../seams.js"

defective({
  receiving: (message) => {
    const { "checkfu.resume": state, ...rest } = message.params?._meta ?? {}
    if (typeof state?.version !== "string" || state.version === "") return [message]
    if (rest["checkfu.continuity"]?.mode !== "same_run_resume") return [message]
    return [{ ...message, params: { ...message.params, _meta: rest } }]
  },
})
