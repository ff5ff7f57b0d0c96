import { revision } from "../kinds/revision.ts"

/** The release protocol of harnesses that speak the Agent Client Protocol. */
export const acpV1Protocol = revision({
  name: "acp-v1-protocol",
  literal: "acp-v1",
  subject: "release protocol",
  life: "current",
})
