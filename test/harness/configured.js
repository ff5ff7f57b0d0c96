// The reference harness, but that it answers every prompt with the configuration that it was started with.
import { readFileSync } from "node:fs"
import { defective } from "./seams.js"

const said = () => `@say ${readFileSync(process.env["HARNESS_CONFIGURATION"] ?? "", "utf8").trim()}`

defective({
  receiving: (message) =>
    message.method === "session/prompt"
      ? [{ ...message, params: { ...message.params, prompt: [{ type: "text", text: said() }] } }]
      : [message],
})
