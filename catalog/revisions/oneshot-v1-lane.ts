import { revision } from "../kinds/revision.ts"

/** The execution lane of commands that take one prompt and exit. */
export const oneshotV1Lane = revision({
  name: "oneshot-v1-lane",
  literal: "checkfu:oneshot-v1@1",
  subject: "execution lane",
  life: "current",
})
