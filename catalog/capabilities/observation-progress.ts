import { capability } from "../kinds/capability.ts"

/** Thinking and shortened context are normalized. */
export const observationProgress = capability({
  name: "observation-progress",
  literal: "observation.progress",
  connected: "yes",
  needs: { event_fidelity: "structured" },
})
