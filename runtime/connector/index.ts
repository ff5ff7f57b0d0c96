/** The edge of the connector: it carries out runs of the platform with an agent of one's own, and begins every exchange itself. */
export type { AgentHostOptions, Continued } from "./agent-host.ts"
export type { RunEnd } from "./carry-out.ts"
export { usualConnectorLimits } from "./connector-limits.ts"
export type { ConnectorLimits } from "./connector-limits.ts"
export { httpPlatform } from "./http-platform.ts"
export type { HttpPlatformOptions } from "./http-platform.ts"
export { openMcpRelay } from "./mcp-relay.ts"
export type { McpRelay } from "./mcp-relay.ts"
export type { Report } from "./normalize.ts"
export { usualOutbox } from "./outbox.ts"
export type { Loss, OutboxLimits } from "./outbox.ts"
export type {
  Advertised,
  Claim,
  ClaimState,
  Completion,
  Heard,
  Landed,
  Platform,
  PlatformRefusal,
  SealedBatch,
} from "./platform.ts"
export { superviseRuns } from "./supervise-runs.ts"
export type { ConnectorEnd, ConnectorEvent, ConnectorOptions } from "./supervise-runs.ts"
export type { Stopped } from "./take-turn.ts"
