import { check } from "../../../kinds/check.ts"

/** The session is opened although the bundle rides on the message that opens it. */
export const sessionWithBundle = check({
  name: "session-with-bundle",
  literal: "session_with_bundle",
  judgedBy: "worker",
  tier: "mandatory",
})
