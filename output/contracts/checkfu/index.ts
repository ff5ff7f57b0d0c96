// Generated from the catalog. Do not edit: change the fact and generate again.
import { checkfuInterrupt, checkfuSubagents } from "../../facts/declarations.ts"
import type { Contract, InboundSlot, RequestSlot } from "../../kernel.ts"
import { decodeCapabilities } from "./capabilities.ts"
import type { Capabilities } from "./capabilities.ts"
import {
  decodeSessionInterruptAcknowledgement,
  decodeSessionInterruptRequest,
} from "./session-interrupt.ts"
import type {
  SessionInterruptAcknowledgement,
  SessionInterruptRequest,
} from "./session-interrupt.ts"
import { decodeSubagent } from "./subagent.ts"
import type { Subagent } from "./subagent.ts"

export type { SessionId, SubagentId } from "./definitions.ts"
export { decodeCapabilities, decodeCapabilitiesText } from "./capabilities.ts"
export type { Capabilities } from "./capabilities.ts"
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
export { decodeSubagent, decodeSubagentText } from "./subagent.ts"
export type { Subagent } from "./subagent.ts"

/** The slots of Harness wire extensions, by identifier. */
export interface Checkfu extends Contract<"checkfu"> {
  readonly slots: {
    readonly capabilities: InboundSlot<Capabilities>
    readonly sessionInterrupt: RequestSlot<SessionInterruptRequest, SessionInterruptAcknowledgement>
    readonly subagent: InboundSlot<Subagent>
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
      decode: decodeSessionInterruptRequest,
      decodeAnswer: decodeSessionInterruptAcknowledgement,
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
      decode: decodeSubagent,
    },
  },
  declarations: [checkfuInterrupt, checkfuSubagents],
}
