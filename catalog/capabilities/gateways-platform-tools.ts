import { capability } from "../kinds/capability.ts"

/** Tools of released connections, served by the platform. */
export const gatewaysPlatformTools = capability({
  name: "gateways-platform-tools",
  literal: "gateways.platform_tools",
  connected: "with_connection",
  tools: true,
})
