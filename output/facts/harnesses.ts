// Generated from the catalog. Do not edit: change the fact and generate again.
import { checkfuSubagents } from "./declarations.ts"
import { anthropicMessages, openaiChat, openaiResponses } from "./dialects.ts"
import { acpV1, connectedRuntime } from "./drivers.ts"
import type { Harness } from "./types.ts"

/** `harness/hermes` */
export const hermes: Harness = {
  id: "harness/hermes",
  name: "hermes",
  launchRole: "alternative",
  mode: "packaged",
  supply: {
    availability: "image_required",
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiChat],
  declares: [],
  ceiling: {
    multiagent_shared_environment: "false",
  },
  launch: null,
}

/** `harness/pi` */
export const pi: Harness = {
  id: "harness/pi",
  name: "pi",
  launchRole: "alternative",
  mode: "packaged",
  supply: {
    availability: "image_required",
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiResponses, openaiChat, anthropicMessages],
  declares: [],
  ceiling: {
    multiagent_shared_environment: "false",
  },
  launch: {
    command: "pi-acp",
    args: [],
    packages: ["pi-acp", "@mariozechner/pi-coding-agent"],
  },
}

/** `harness/openclaw` */
export const openclaw: Harness = {
  id: "harness/openclaw",
  name: "openclaw",
  launchRole: "alternative",
  mode: "packaged",
  supply: {
    availability: "blocked",
    image:
      "registry.example.test/openclaw@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    missingEvidence: "signed_readiness_receipt",
    missingPlane: null,
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "none",
  dialects: [openaiResponses],
  declares: [],
  ceiling: {
    multiagent_shared_environment: "false",
  },
  launch: null,
}

/** `harness/opencode` */
export const opencode: Harness = {
  id: "harness/opencode",
  name: "opencode",
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
  ceiling: {
    multiagent_shared_environment: "false",
  },
  launch: {
    command: "opencode",
    args: ["acp"],
    packages: ["opencode-ai"],
  },
}

/** `harness/cursor` */
export const cursor: Harness = {
  id: "harness/cursor",
  name: "cursor",
  launchRole: "alternative",
  mode: "packaged",
  supply: {
    availability: "image_required",
  },
  driver: acpV1,
  modelLane: "harness_owned_model",
  mcpDelivery: "session_http",
  dialects: null,
  declares: [],
  ceiling: {
    model_control: "harness_owned",
    usage_authority: "unknown",
    multiagent_shared_environment: "false",
  },
  launch: null,
}

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
    multiagent_shared_environment: "false",
    subagents: "observed",
  },
  launch: {
    command: "claude-agent-acp",
    args: [],
    packages: ["@agentclientprotocol/claude-agent-acp"],
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
  ceiling: {
    multiagent_shared_environment: "false",
  },
  launch: {
    command: "codex-acp",
    args: [],
    packages: ["@agentclientprotocol/codex-acp"],
  },
}

/** `harness/checkfu` */
export const checkfu: Harness = {
  id: "harness/checkfu",
  name: "checkfu",
  launchRole: "primary",
  mode: "packaged",
  supply: {
    availability: "image_required",
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "session_http",
  dialects: [openaiResponses, openaiChat, anthropicMessages],
  declares: [checkfuSubagents],
  ceiling: {
    subagents: "observed",
  },
  launch: null,
}

/** `harness/openclaw-connected` */
export const openclawConnected: Harness = {
  id: "harness/openclaw-connected",
  name: "openclaw-connected",
  launchRole: "alternative",
  mode: "connected",
  supply: {
    availability: "blocked",
    image: null,
    missingEvidence: null,
    missingPlane: "upstream_acp_conformance",
  },
  driver: connectedRuntime,
  modelLane: "connected_runtime",
  mcpDelivery: "undeclared",
  dialects: null,
  declares: [],
  ceiling: {
    continuation: "rebuild_only",
  },
  launch: null,
}

/** `harness/checkfu-mock` */
export const checkfuMock: Harness = {
  id: "harness/checkfu-mock",
  name: "checkfu-mock",
  launchRole: "local_fixture",
  mode: "managed",
  supply: {
    availability: "ready",
    image:
      "registry.example.test/mock@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    receipt: null,
  },
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "none",
  dialects: [openaiResponses],
  declares: [],
  ceiling: {},
  launch: null,
}

/** The harnesses, in the catalog's order. */
export const harnesses: readonly Harness[] = [
  hermes,
  pi,
  openclaw,
  opencode,
  cursor,
  claudeCode,
  codex,
  checkfu,
  openclawConnected,
  checkfuMock,
]
