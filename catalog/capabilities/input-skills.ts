import { capability } from "../kinds/capability.ts"

/** Skills injected into the harness before it starts. */
export const inputSkills = capability({
  name: "input-skills",
  literal: "input.skills",
  connected: null,
  namedBy: "project",
})
