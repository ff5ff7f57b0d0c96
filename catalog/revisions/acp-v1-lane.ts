import { revision } from "../kinds/revision.ts"

/** The execution lane of the ACP driver: its envelopes, its declarations and the extension slots that ride on it. */
export const acpV1Lane = revision({
  name: "acp-v1-lane",
  literal: "checkfu:acp-v1@1",
  subject: "execution lane",
  life: "current",
})
