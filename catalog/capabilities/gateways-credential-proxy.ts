import { capability } from "../kinds/capability.ts"

/** Credentials stay with the platform and are added at its edge. */
export const gatewaysCredentialProxy = capability({
  name: "gateways-credential-proxy",
  literal: "gateways.credential_proxy",
  connected: "with_connection",
  tools: true,
})
