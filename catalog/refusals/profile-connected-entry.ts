import { refusal } from "../kinds/refusal.ts"

/** A profile names an entry that is connected. */
export const profileConnectedEntry = refusal({
  name: "profile-connected-entry",
  codes: ["profile/connected-entry"],
  title: "Entry without profile",
  status: 422,
  raisedIn: "admission",
  cause: "a connected entry runs at somebody else's place and has no image",
  cure: "enrol it as a connected runtime",
  example: "openclaw-connected is connected and has no profile.",
})
