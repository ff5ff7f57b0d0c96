// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeChildSessionMark } from "./child-session-mark.ts"
import type { ChildSessionMark } from "./child-session-mark.ts"
import { decodeChildUpdate } from "./child-update.ts"
import type { ChildUpdate } from "./child-update.ts"
import { decodeChildUpdatesWanted } from "./child-updates-wanted.ts"
import type { ChildUpdatesWanted } from "./child-updates-wanted.ts"

export { decodeChildSessionMark, decodeChildSessionMarkText } from "./child-session-mark.ts"
export type { ChildSessionMark } from "./child-session-mark.ts"
export { decodeChildUpdate, decodeChildUpdateText } from "./child-update.ts"
export type { ChildUpdate } from "./child-update.ts"
export { decodeChildUpdatesWanted, decodeChildUpdatesWantedText } from "./child-updates-wanted.ts"
export type { ChildUpdatesWanted } from "./child-updates-wanted.ts"

/** The slots of OpenCode, by identifier. */
export interface Opencode extends Contract<"opencode"> {
  readonly slots: {
    readonly childSessionMark: InboundSlot<ChildSessionMark>
    readonly childUpdate: InboundSlot<ChildUpdate>
    readonly childUpdatesWanted: OutboundSlot<ChildUpdatesWanted>
  }
}

/** OpenCode, as data. */
export const opencode: Opencode = {
  name: "opencode",
  ownership: "adopted",
  keyPrefix: "opencode/",
  methodPrefix: "opencode/",
  slots: {
    childSessionMark: {
      id: "slot/opencode/child-session-mark",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "opencode/child-session"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "id",
      overtakenBy: "subagent_update",
      decode: decodeChildSessionMark,
    },
    childUpdate: {
      id: "slot/opencode/child-update",
      site: {
        kind: "method",
        method: "opencode/session/child_update",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "childSessionId",
      overtakenBy: "subagent_update",
      sensitivity: "private",
      decode: decodeChildUpdate,
    },
    childUpdatesWanted: {
      id: "slot/opencode/child-updates-wanted",
      site: {
        kind: "meta",
        def: "InitializeRequest.clientCapabilities",
        at: ["_meta", "opencode/child-session-updates"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeChildUpdatesWanted,
    },
  },
  declarations: [],
}
