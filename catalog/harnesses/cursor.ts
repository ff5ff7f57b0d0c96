import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, imageRequired, undeclared } from "../kinds/harness.ts"

/** Cursor, which talks to its own backend: which model answers, and what it uses, is its own affair. */
export const cursor = harness({
  name: "cursor",
  launchRole: "alternative",
  mode: "packaged",
  supply: imageRequired(),
  driver: acpV1,
  modelLane: "harness_owned_model",
  mcpDelivery: "session_http",
  dialects: undeclared,
  declares: [],
  ceiling: { model_control: "harness_owned", usage_authority: "unknown", multiagent_shared_environment: "false" },
})
