import { mode } from "../../../kinds/mode.ts"

/** Find out and tell; nothing has to be called. */
export const researchMode = mode({
  name: "research-mode",
  literal: "research",
  required: null,
  preferred: null,
  routing: "after_conformance",
})
