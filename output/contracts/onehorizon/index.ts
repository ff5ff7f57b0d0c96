// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, OutboundSlot } from "../../kernel.ts"
import { decodeBlockMeta } from "./block-meta.ts"
import type { BlockMeta } from "./block-meta.ts"
import { decodeTaskContext } from "./task-context.ts"
import type { TaskContext } from "./task-context.ts"

export type { TaskComment } from "./definitions.ts"
export { decodeBlockMeta, decodeBlockMetaText } from "./block-meta.ts"
export type { BlockMeta } from "./block-meta.ts"
export { decodeTaskContext, decodeTaskContextText } from "./task-context.ts"
export type { TaskContext } from "./task-context.ts"

/** The slots of The One Horizon ACP contract, by identifier. */
export interface Onehorizon extends Contract<"onehorizon"> {
  readonly slots: {
    readonly blockMeta: OutboundSlot<BlockMeta>
    readonly taskContext: OutboundSlot<TaskContext>
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
  },
  declarations: [],
}
