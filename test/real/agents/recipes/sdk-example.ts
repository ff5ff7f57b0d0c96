import type { Recipe } from "../recipe.ts"

/** The example of the protocol's own SDK: it plays one scene, and asks no model. */
export const sdkExample: Recipe = {
  name: "SDK example agent",
  packages: ["@agentclientprotocol/sdk@0.29.0"],
  bin: "node_modules/@agentclientprotocol/sdk/dist/examples/agent.js",
  args: [],
  asksModel: false,
  pointedBy: "asks none",
  environment: () => ({}),
  files: () => ({}),
}
