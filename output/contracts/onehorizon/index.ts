// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, OutboundSlot } from "../../contract.ts"
import { decodeBlockMeta } from "./block-meta.ts"
import type { BlockMeta } from "./block-meta.ts"
import { decodeSessionMeta } from "./session-meta.ts"
import type { SessionMeta } from "./session-meta.ts"
import { decodeTaskContext } from "./task-context.ts"
import type { TaskContext } from "./task-context.ts"
import { decodeTrustedInstructions } from "./trusted-instructions.ts"
import type { TrustedInstructions } from "./trusted-instructions.ts"

export type { TaskComment } from "./definitions.ts"
export { decodeBlockMeta, decodeBlockMetaText } from "./block-meta.ts"
export type { BlockMeta } from "./block-meta.ts"
export { decodeSessionMeta, decodeSessionMetaText } from "./session-meta.ts"
export type { SessionMeta } from "./session-meta.ts"
export { decodeTaskContext, decodeTaskContextText } from "./task-context.ts"
export type { TaskContext } from "./task-context.ts"
export { decodeTrustedInstructions, decodeTrustedInstructionsText } from "./trusted-instructions.ts"
export type { TrustedInstructions } from "./trusted-instructions.ts"

/** The slots of The One Horizon ACP contract, by identifier. */
export interface Onehorizon extends Contract<"onehorizon"> {
  readonly slots: {
    readonly blockMeta: OutboundSlot<BlockMeta>
    readonly sessionMeta: OutboundSlot<SessionMeta>
    readonly sessionMetaLoad: OutboundSlot<SessionMeta>
    readonly sessionMetaResume: OutboundSlot<SessionMeta>
    readonly taskContext: OutboundSlot<TaskContext>
    readonly trustedInstructions: OutboundSlot<TrustedInstructions>
  }
}

/** The One Horizon ACP contract, as data. */
export const onehorizon: Onehorizon = {
  name: "onehorizon",
  ownership: "adopted",
  keyPrefix: "onehorizon.ai",
  methodPrefix: null,
  slots: {
    blockMeta: {
      id: "slot/onehorizon/block-meta",
      site: {
        kind: "meta",
        def: "PromptRequest.prompt",
        at: ["_meta", "onehorizon.ai"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeBlockMeta,
    },
    sessionMeta: {
      id: "slot/onehorizon/session-meta",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "onehorizon.ai"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeSessionMeta,
    },
    sessionMetaLoad: {
      id: "slot/onehorizon/session-meta-load",
      site: {
        kind: "meta",
        def: "LoadSessionRequest",
        at: ["_meta", "onehorizon.ai"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeSessionMeta,
    },
    sessionMetaResume: {
      id: "slot/onehorizon/session-meta-resume",
      site: {
        kind: "meta",
        def: "ResumeSessionRequest",
        at: ["_meta", "onehorizon.ai"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeSessionMeta,
    },
    taskContext: {
      id: "frame/onehorizon/task-context",
      site: {
        kind: "frame",
        def: "PromptRequest.prompt",
        open: '<context trust="untrusted">',
        close: "</context>",
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeTaskContext,
    },
    trustedInstructions: {
      id: "frame/onehorizon/trusted-instructions",
      site: {
        kind: "frame",
        def: "PromptRequest.prompt",
        open: '<instructions trust="trusted">',
        close: "</instructions>",
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeTrustedInstructions,
    },
  },
  declarations: [],
}
