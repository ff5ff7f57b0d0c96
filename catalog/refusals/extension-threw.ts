import { refusal } from "../kinds/refusal.ts"

/** Code of an extension throws while it grants, limits or judges. */
export const extensionThrew = refusal({
  name: "extension-threw",
  codes: ["extension/threw"],
  title: "Extension failed",
  status: 500,
  raisedIn: "driver",
  cause: "the code that was handed to the driver has a fault of its own",
  cure: "look at what it threw, and let it answer with a refusal instead",
  example: "The extension threw while it judged the turn: not a function.",
})
