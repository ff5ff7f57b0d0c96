import { refusal } from "../kinds/refusal.ts"

/** A run needs something that is no capability of the catalog. */
export const capabilityUnknown = refusal({
  name: "capability-unknown",
  codes: ["capability/unknown"],
  title: "Unknown capability",
  status: 422,
  raisedIn: "admission",
  cause: "the literal is misspelt, or of another version",
  cure: "name a capability of the catalog, or leave it out",
  example: 'The run needs "control.teleport", which is no capability of the catalog.',
})
