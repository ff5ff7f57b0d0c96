/** The edge of sandboxes: a folder for each, an engine, containers without a network, and a relay to the gateway. */
export { fetchImage } from "./fetch-image.ts"
export { openEngine } from "./open-engine.ts"
export { openSandbox } from "./open-sandbox.ts"
export type { Sandbox, SandboxTerms } from "./open-sandbox.ts"
export { gatewaySocket, leaseVariables, relayUrl, sandboxProfile, seenAs, usualWorkspace } from "./sandbox.ts"
export type { Folders, SandboxProfile } from "./sandbox.ts"
export { closeWorkshop, openWorkshop, sweepWorkshops } from "./workshop.ts"
export type { Workshop } from "./workshop.ts"
