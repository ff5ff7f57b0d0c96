// Generated from the catalog. Do not edit: change the fact and generate again.
import type { AnsweredSlot, Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeDebugMode } from "./debug-mode.ts"
import type { DebugMode } from "./debug-mode.ts"
import {
  decodeWorkspaceBuffersAcknowledgement,
  decodeWorkspaceBuffersRequest,
} from "./workspace-buffers.ts"
import type {
  WorkspaceBuffersAcknowledgement,
  WorkspaceBuffersRequest,
} from "./workspace-buffers.ts"
import { decodeWorkspaceOffer } from "./workspace-offer.ts"
import type { WorkspaceOffer } from "./workspace-offer.ts"

export { decodeDebugMode, decodeDebugModeText } from "./debug-mode.ts"
export type { DebugMode } from "./debug-mode.ts"
export {
  decodeWorkspaceBuffersAcknowledgement,
  decodeWorkspaceBuffersAcknowledgementText,
  decodeWorkspaceBuffersRequest,
  decodeWorkspaceBuffersRequestText,
} from "./workspace-buffers.ts"
export type {
  WorkspaceBuffersAcknowledgement,
  WorkspaceBuffersRequest,
} from "./workspace-buffers.ts"
export { decodeWorkspaceOffer, decodeWorkspaceOfferText } from "./workspace-offer.ts"
export type { WorkspaceOffer } from "./workspace-offer.ts"

/** The slots of The protocol's own samples, by identifier. */
export interface Zed extends Contract<"zed"> {
  readonly slots: {
    readonly debugMode: OutboundSlot<DebugMode>
    readonly workspaceBuffers: AnsweredSlot<
      WorkspaceBuffersRequest,
      WorkspaceBuffersAcknowledgement
    >
    readonly workspaceOffer: InboundSlot<WorkspaceOffer>
  }
}

/** The protocol's own samples, as data. */
export const zed: Zed = {
  name: "zed",
  ownership: "adopted",
  keyPrefix: "zed.dev",
  methodPrefix: "_zed.dev/",
  slots: {
    debugMode: {
      id: "slot/zed/debug-mode",
      site: {
        kind: "meta",
        def: "PromptRequest",
        at: ["_meta", "zed.dev/debugMode"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeDebugMode,
    },
    workspaceBuffers: {
      id: "slot/zed/workspace-buffers",
      site: {
        kind: "method",
        method: "_zed.dev/workspace/buffers",
        form: "request",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeWorkspaceBuffersRequest,
      decodeAnswer: decodeWorkspaceBuffersAcknowledgement,
    },
    workspaceOffer: {
      id: "slot/zed/workspace-offer",
      site: {
        kind: "meta",
        def: "InitializeResponse.agentCapabilities",
        at: ["_meta", "zed.dev"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeWorkspaceOffer,
    },
  },
  declarations: [],
}
