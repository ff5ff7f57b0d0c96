import { stagedFilesDeclared } from "../contracts/checkfu/declarations/staged-files.ts"
import { capability } from "../kinds/capability.ts"

/** Attachments of a message. */
export const inputAttachments = capability({
  name: "input-attachments",
  literal: "input.attachments",
  connected: null,
  gate: stagedFilesDeclared,
})
