// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  checkfuBuiltinToolScoping,
  checkfuInterrupt,
  checkfuNativeCheckpoint,
  checkfuStagedFiles,
  checkfuSteer,
  checkfuStructuredOutput,
  checkfuSubagents,
} from "../../facts/declarations.ts"
import type { Contract, InboundSlot, OutboundSlot, RequestSlot } from "../../contract.ts"
import { decodeCapabilities } from "./capabilities.ts"
import type { Capabilities } from "./capabilities.ts"
import { decodeSubagent } from "./subagent.ts"
import type { Subagent } from "./subagent.ts"
import { decodeTurn } from "./turn.ts"
import type { Turn } from "./turn.ts"
import { decodeSessionSteerAcknowledgement, decodeSessionSteerRequest } from "./session-steer.ts"
import type { SessionSteerAcknowledgement, SessionSteerRequest } from "./session-steer.ts"
import {
  decodeSessionInterruptAcknowledgement,
  decodeSessionInterruptRequest,
} from "./session-interrupt.ts"
import type {
  SessionInterruptAcknowledgement,
  SessionInterruptRequest,
} from "./session-interrupt.ts"
import { decodeBuiltinTools } from "./builtin-tools.ts"
import type { BuiltinTools } from "./builtin-tools.ts"
import { decodeContinuity } from "./continuity.ts"
import type { Continuity } from "./continuity.ts"
import { decodeRuntimeConfig } from "./runtime-config.ts"
import type { RuntimeConfig } from "./runtime-config.ts"
import { decodeOutputSchema } from "./output-schema.ts"
import type { OutputSchema } from "./output-schema.ts"
import { decodeResume } from "./resume.ts"
import type { Resume } from "./resume.ts"
import { decodeJournalCheckpoint } from "./journal-checkpoint.ts"
import type { JournalCheckpoint } from "./journal-checkpoint.ts"
import { decodeCompaction } from "./compaction.ts"
import type { Compaction } from "./compaction.ts"

export type { SessionId, SubagentId } from "./definitions.ts"
export { decodeCapabilities, decodeCapabilitiesText } from "./capabilities.ts"
export type { Capabilities } from "./capabilities.ts"
export { decodeSubagent, decodeSubagentText } from "./subagent.ts"
export type { Subagent } from "./subagent.ts"
export { decodeTurn, decodeTurnText } from "./turn.ts"
export type { Turn } from "./turn.ts"
export {
  decodeSessionSteerAcknowledgement,
  decodeSessionSteerAcknowledgementText,
  decodeSessionSteerRequest,
  decodeSessionSteerRequestText,
} from "./session-steer.ts"
export type { SessionSteerAcknowledgement, SessionSteerRequest } from "./session-steer.ts"
export {
  decodeSessionInterruptAcknowledgement,
  decodeSessionInterruptAcknowledgementText,
  decodeSessionInterruptRequest,
  decodeSessionInterruptRequestText,
} from "./session-interrupt.ts"
export type {
  SessionInterruptAcknowledgement,
  SessionInterruptRequest,
} from "./session-interrupt.ts"
export { decodeBuiltinTools, decodeBuiltinToolsText } from "./builtin-tools.ts"
export type { BuiltinTools } from "./builtin-tools.ts"
export { decodeContinuity, decodeContinuityText } from "./continuity.ts"
export type { Continuity } from "./continuity.ts"
export { decodeRuntimeConfig, decodeRuntimeConfigText } from "./runtime-config.ts"
export type { RuntimeConfig } from "./runtime-config.ts"
export { decodeOutputSchema, decodeOutputSchemaText } from "./output-schema.ts"
export type { OutputSchema } from "./output-schema.ts"
export { decodeResume, decodeResumeText } from "./resume.ts"
export type { Resume } from "./resume.ts"
export { decodeJournalCheckpoint, decodeJournalCheckpointText } from "./journal-checkpoint.ts"
export type { JournalCheckpoint } from "./journal-checkpoint.ts"
export { decodeCompaction, decodeCompactionText } from "./compaction.ts"
export type { Compaction } from "./compaction.ts"

/** The slots of Harness wire extensions, by identifier. */
export interface Checkfu extends Contract<"checkfu"> {
  readonly slots: {
    readonly capabilities: InboundSlot<Capabilities>
    readonly subagent: InboundSlot<Subagent>
    readonly turn: InboundSlot<Turn>
    readonly sessionSteer: RequestSlot<SessionSteerRequest, SessionSteerAcknowledgement>
    readonly sessionInterrupt: RequestSlot<SessionInterruptRequest, SessionInterruptAcknowledgement>
    readonly builtinTools: OutboundSlot<BuiltinTools>
    readonly continuity: OutboundSlot<Continuity>
    readonly runtimeConfig: OutboundSlot<RuntimeConfig>
    readonly outputSchema: OutboundSlot<OutputSchema>
    readonly resume: OutboundSlot<Resume>
    readonly journalCheckpoint: InboundSlot<JournalCheckpoint>
    readonly compaction: InboundSlot<Compaction>
  }
}

/** Harness wire extensions, as data. */
export const checkfu: Checkfu = {
  name: "checkfu",
  ownership: "owned",
  keyPrefix: "checkfu.",
  methodPrefix: "_checkfu/",
  slots: {
    capabilities: {
      id: "slot/checkfu/capabilities",
      site: {
        kind: "meta",
        def: "InitializeResponse",
        at: ["_meta", "checkfu.capabilities"],
      },
      posture: "handshake",
      gate: null,
      from: "agent",
      decode: decodeCapabilities,
    },
    subagent: {
      id: "slot/checkfu/subagent",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "checkfu.subagent"],
      },
      posture: "fidelity",
      gate: "subagents",
      from: "agent",
      correlation: "subagent_id",
      sensitivity: "private",
      decode: decodeSubagent,
    },
    turn: {
      id: "slot/checkfu/turn",
      site: {
        kind: "meta",
        def: "PromptResponse",
        at: ["_meta", "checkfu.turn"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeTurn,
    },
    sessionSteer: {
      id: "slot/checkfu/session-steer",
      site: {
        kind: "method",
        method: "_checkfu/session/steer",
        form: "request",
      },
      posture: "authority",
      gate: "steer",
      from: "client",
      correlation: "idempotency_id",
      sensitivity: "private",
      decode: decodeSessionSteerRequest,
      decodeAnswer: decodeSessionSteerAcknowledgement,
    },
    sessionInterrupt: {
      id: "slot/checkfu/session-interrupt",
      site: {
        kind: "method",
        method: "_checkfu/session/interrupt",
        form: "request",
      },
      posture: "authority",
      gate: "interrupt",
      from: "client",
      correlation: "sessionId",
      decode: decodeSessionInterruptRequest,
      decodeAnswer: decodeSessionInterruptAcknowledgement,
    },
    builtinTools: {
      id: "slot/checkfu/builtin-tools",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "checkfu.builtin_tools"],
      },
      posture: "authority",
      gate: "builtin-tool-scoping",
      from: "client",
      decode: decodeBuiltinTools,
    },
    continuity: {
      id: "slot/checkfu/continuity",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "checkfu.continuity"],
      },
      posture: "authority",
      gate: null,
      from: "client",
      decode: decodeContinuity,
    },
    runtimeConfig: {
      id: "slot/checkfu/runtime-config",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "checkfu.runtime_config"],
      },
      posture: "authority",
      gate: null,
      from: "client",
      decode: decodeRuntimeConfig,
    },
    outputSchema: {
      id: "slot/checkfu/output-schema",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "checkfu.output_schema"],
      },
      posture: "authority",
      gate: "structured-output",
      from: "client",
      decode: decodeOutputSchema,
    },
    resume: {
      id: "slot/checkfu/resume",
      site: {
        kind: "meta",
        def: "NewSessionRequest",
        at: ["_meta", "checkfu.resume"],
      },
      posture: "authority",
      gate: "native-checkpoint",
      from: "client",
      sensitivity: "secret",
      decode: decodeResume,
    },
    journalCheckpoint: {
      id: "slot/checkfu/journal-checkpoint",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "checkfu.journal_checkpoint"],
      },
      posture: "fidelity",
      gate: "native-checkpoint",
      from: "agent",
      merge: "replace",
      sensitivity: "secret",
      decode: decodeJournalCheckpoint,
    },
    compaction: {
      id: "slot/checkfu/compaction",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "checkfu.compaction"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeCompaction,
    },
  },
  declarations: [
    checkfuSubagents,
    checkfuSteer,
    checkfuInterrupt,
    checkfuBuiltinToolScoping,
    checkfuStructuredOutput,
    checkfuStagedFiles,
    checkfuNativeCheckpoint,
  ],
  crossSlot: [
    {
      id: "cross-slot/checkfu/resume-needs-continuity",
      where: [
        {
          kind: "present",
          slot: "slot/checkfu/resume",
        },
      ],
      demands: [
        {
          kind: "equals",
          slot: "slot/checkfu/continuity",
          member: "mode",
          value: "same_run_resume",
        },
      ],
      because: "state of an earlier turn would tell a session what it is not allowed to know",
      fix: "leave the state out, or resume the same run",
    },
  ],
}
