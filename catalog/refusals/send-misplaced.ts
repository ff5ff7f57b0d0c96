import { refusal } from "../kinds/refusal.ts"

/** A fragment is given to a request that has no place for it. */
export const sendMisplaced = refusal({
  name: "send-misplaced",
  codes: ["send/misplaced"],
  title: "Fragment misplaced",
  status: 422,
  raisedIn: "driver",
  cause: "the fragment's slot stands on another message of the protocol",
  cure: "give each request only the fragments of its own slots",
  example: "A fragment was given to NewSessionRequest that does not go there.",
})
