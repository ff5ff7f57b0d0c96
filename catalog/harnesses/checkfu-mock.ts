import { openaiResponses } from "../dialects/openai-responses.ts"
import { acpV1 } from "../drivers/acp-v1.ts"
import { harness, ready } from "../kinds/harness.ts"

/** A scripted agent for tests on one machine. It is in no deployed table and no projection. */
export const checkfuMock = harness({
  name: "checkfu-mock",
  launchRole: "local_fixture",
  mode: "managed",
  supply: ready(
    "registry.example.test/mock@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    null,
  ),
  driver: acpV1,
  modelLane: "platform_model_gateway",
  mcpDelivery: "none",
  dialects: [openaiResponses],
  declares: [],
  ceiling: {},
})
