import { revision } from "../kinds/revision.ts"

/** The release protocol of commands that take one prompt and exit. */
export const oneshotV1Protocol = revision({
  name: "oneshot-v1-protocol",
  literal: "oneshot-v1",
  subject: "release protocol",
  life: "current",
})
