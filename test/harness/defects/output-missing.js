// Ends a turn without the value that the schema asks for.
import { defective } from "../seams.js"

defective({
  receiving: (message) => {
    const { "checkfu.output_schema": schema, ...rest } = message.params?._meta ?? {}
    if (typeof schema !== "object" || schema === null) return [message]
    return [{ ...message, params: { ...message.params, _meta: rest } }]
  },
})
