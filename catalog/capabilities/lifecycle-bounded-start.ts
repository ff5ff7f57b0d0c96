import { capability } from "../kinds/capability.ts"

/** A start has a deadline. */
export const lifecycleBoundedStart = capability({
  name: "lifecycle-bounded-start",
  literal: "lifecycle.bounded_start",
  connected: null,
})
