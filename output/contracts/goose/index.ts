// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, RequestSlot } from "../../contract.ts"
import { decodeSessionToolsAcknowledgement, decodeSessionToolsRequest } from "./session-tools.ts"
import type { SessionToolsAcknowledgement, SessionToolsRequest } from "./session-tools.ts"
import { decodeSessionUpdate } from "./session-update.ts"
import type { SessionUpdate } from "./session-update.ts"

export {
  decodeSessionToolsAcknowledgement,
  decodeSessionToolsAcknowledgementText,
  decodeSessionToolsRequest,
  decodeSessionToolsRequestText,
} from "./session-tools.ts"
export type { SessionToolsAcknowledgement, SessionToolsRequest } from "./session-tools.ts"
export { decodeSessionUpdate, decodeSessionUpdateText } from "./session-update.ts"
export type { SessionUpdate } from "./session-update.ts"

/** The slots of Goose, by identifier. */
export interface Goose extends Contract<"goose"> {
  readonly slots: {
    readonly sessionTools: RequestSlot<SessionToolsRequest, SessionToolsAcknowledgement>
    readonly sessionUpdate: InboundSlot<SessionUpdate>
  }
}

/** Goose, as data. */
export const goose: Goose = {
  name: "goose",
  ownership: "adopted",
  keyPrefix: null,
  methodPrefix: "_goose/",
  slots: {
    sessionTools: {
      id: "slot/goose/session-tools",
      site: {
        kind: "method",
        method: "_goose/tools",
        form: "request",
      },
      posture: "context",
      gate: null,
      from: "client",
      correlation: "sessionId",
      decode: decodeSessionToolsRequest,
      decodeAnswer: decodeSessionToolsAcknowledgement,
    },
    sessionUpdate: {
      id: "slot/goose/session-update",
      site: {
        kind: "method",
        method: "_goose/unstable/session/update",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "sessionId",
      overtakenBy: "usage_update",
      decode: decodeSessionUpdate,
    },
  },
  declarations: [],
}
