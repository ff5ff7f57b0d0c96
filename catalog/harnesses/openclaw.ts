import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { blocked, harness } from "../kinds/harness.ts"

/** OpenClaw with its gateway, started together inside the sandbox. The digest is an example: the published one is not known here. */
export const openclaw = harness({
  name: "openclaw",
  launchRole: "alternative",
  mode: "packaged",
  supply: blocked({
    evidence: "signed_readiness_receipt",
    image: "registry.example.test/openclaw@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
  }),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "none",
  dialects: [openaiResponses],
  declares: [],
  ceiling: { multiagent_shared_environment: "false" },
})
