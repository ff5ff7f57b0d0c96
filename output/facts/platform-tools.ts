// Generated from the catalog. Do not edit: change the fact and generate again.
import type { PlatformTool } from "./types.ts"

/** `platform-tool/conformance-probe` */
export const conformanceProbe: PlatformTool = {
  id: "platform-tool/conformance-probe",
  name: "conformance-probe",
  literal: "checkfu_conformance_probe",
  description:
    "Shows the platform where tools are called from. Takes nothing, and changes nothing.",
  plane: "platform-mcp-v1",
  callsAtMost: 16,
}

/** The tools that the platform serves, in the catalog's order. */
export const platformTools: readonly PlatformTool[] = [conformanceProbe]
