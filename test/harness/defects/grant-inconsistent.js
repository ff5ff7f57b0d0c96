// Takes state back in a session that is to begin afresh.
import { defective } from "../seams.js"

defective({
  receiving: (message) => {
    const { "checkfu.resume": state, ...rest } = message.params?._meta ?? {}
    if (state === undefined || rest["checkfu.continuity"]?.mode === "same_run_resume") return [message]
    return [{ ...message, params: { ...message.params, _meta: rest } }]
  },
})
