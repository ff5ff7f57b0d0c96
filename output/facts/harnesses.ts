// Generated from the catalog. Do not edit: change the fact and generate again.
import { checkfuSubagents } from "./declarations.ts"
import { anthropicMessages, openaiResponses } from "./dialects.ts"
import { acpV1 } from "./drivers.ts"
import type { Harness } from "./types.ts"

/** `harness/claude-code` */
export const claudeCode: Harness = {
  id: "harness/claude-code",
  name: "claude-code",
  launchRole: "alternative",
  mode: "packaged",
  supply: {
    availability: "image_required",
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [anthropicMessages],
  declares: [checkfuSubagents],
  ceiling: {
    subagents: "observed",
  },
}

/** `harness/codex` */
export const codex: Harness = {
  id: "harness/codex",
  name: "codex",
  launchRole: "alternative",
  mode: "packaged",
  supply: {
    availability: "image_required",
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiResponses],
  declares: [],
  ceiling: {},
}

/** The harnesses, in the catalog's order. */
export const harnesses: readonly Harness[] = [claudeCode, codex]
