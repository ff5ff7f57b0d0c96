import { connectedRuntime } from "../drivers/connected-runtime.ts"
import { blocked, harness, undeclared } from "../kinds/harness.ts"

/** An OpenClaw gateway that its operator runs already, reached as a connected runtime. */
export const openclawConnected = harness({
  name: "openclaw-connected",
  launchRole: "alternative",
  mode: "connected",
  supply: blocked({ plane: "upstream_acp_conformance" }),
  driver: connectedRuntime,
  modelLane: "connected_runtime",
  mcpDelivery: "undeclared",
  dialects: undeclared,
  declares: [],
  ceiling: { continuation: "rebuild_only" },
})
