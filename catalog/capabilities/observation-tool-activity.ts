import { capability } from "../kinds/capability.ts"

/** Tool use and tool results are normalized. */
export const observationToolActivity = capability({
  name: "observation-tool-activity",
  literal: "observation.tool_activity",
  connected: "yes",
  needs: { event_fidelity: "structured" },
})
