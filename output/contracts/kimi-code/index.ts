// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot } from "../../contract.ts"
import { decodeCompactionPhase } from "./compaction-phase.ts"
import type { CompactionPhase } from "./compaction-phase.ts"
import { decodeSubagentId } from "./subagent-id.ts"
import type { SubagentId } from "./subagent-id.ts"
import { decodeSubagentPayload } from "./subagent-payload.ts"
import type { SubagentPayload } from "./subagent-payload.ts"

export { decodeCompactionPhase, decodeCompactionPhaseText } from "./compaction-phase.ts"
export type { CompactionPhase } from "./compaction-phase.ts"
export { decodeSubagentId, decodeSubagentIdText } from "./subagent-id.ts"
export type { SubagentId } from "./subagent-id.ts"
export { decodeSubagentPayload, decodeSubagentPayloadText } from "./subagent-payload.ts"
export type { SubagentPayload } from "./subagent-payload.ts"

/** The slots of Kimi Code, by identifier. */
export interface KimiCode extends Contract<"kimi-code"> {
  readonly slots: {
    readonly compactionPhase: InboundSlot<CompactionPhase>
    readonly subagentId: InboundSlot<SubagentId>
    readonly subagentPayload: InboundSlot<SubagentPayload>
  }
}

/** Kimi Code, as data. */
export const kimiCode: KimiCode = {
  name: "kimi-code",
  ownership: "adopted",
  keyPrefix: "kimiCode",
  methodPrefix: "kimi/",
  slots: {
    compactionPhase: {
      id: "slot/kimi-code/compaction-phase",
      site: {
        kind: "method",
        method: "kimi/compaction",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "sessionId",
      overtakenBy: "compaction_update",
      sensitivity: "private",
      decode: decodeCompactionPhase,
    },
    subagentId: {
      id: "slot/kimi-code/subagent-id",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "kimiCode", "subagentId"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      overtakenBy: "subagent_update",
      decode: decodeSubagentId,
    },
    subagentPayload: {
      id: "slot/kimi-code/subagent-payload",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "kimiCode", "subagent"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "subagentId",
      overtakenBy: "subagent_update",
      decode: decodeSubagentPayload,
    },
  },
  declarations: [],
}
