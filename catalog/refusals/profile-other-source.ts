import { refusal } from "../kinds/refusal.ts"

/** A profile asks for an entry by a source that makes no profile of it. */
export const profileOtherSource = refusal({
  name: "profile-other-source",
  codes: ["profile/other-source"],
  title: "Another source",
  status: 422,
  raisedIn: "admission",
  cause: "the entry is ready and comes with its own image, or it is not and needs yours",
  cure: "adopt a ready entry as catalog, and every other one as recipe",
  example: "codex is image_required, and catalog makes no profile of it.",
})
