import { capability } from "../kinds/capability.ts"

/** The harness tells what went wrong inside it. */
export const observationDiagnostics = capability({
  name: "observation-diagnostics",
  literal: "observation.diagnostics",
  connected: null,
  needs: { event_fidelity: "structured" },
})
