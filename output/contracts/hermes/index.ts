// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot } from "../../contract.ts"
import { decodeSessionProvenance } from "./session-provenance.ts"
import type { SessionProvenance } from "./session-provenance.ts"

export { decodeSessionProvenance, decodeSessionProvenanceText } from "./session-provenance.ts"
export type { SessionProvenance } from "./session-provenance.ts"

/** The slots of Hermes, by identifier. */
export interface Hermes extends Contract<"hermes"> {
  readonly slots: {
    readonly sessionProvenance: InboundSlot<SessionProvenance>
  }
}

/** Hermes, as data. */
export const hermes: Hermes = {
  name: "hermes",
  ownership: "adopted",
  keyPrefix: "hermes",
  methodPrefix: null,
  slots: {
    sessionProvenance: {
      id: "slot/hermes/session-provenance",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "hermes", "sessionProvenance"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      correlation: "acpSessionId",
      sensitivity: "private",
      decode: decodeSessionProvenance,
    },
  },
  declarations: [],
}
