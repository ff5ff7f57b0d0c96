// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, OutboundSlot } from "../../contract.ts"
import { decodePermissionEscalation } from "./permission-escalation.ts"
import type { PermissionEscalation } from "./permission-escalation.ts"

export {
  decodePermissionEscalation,
  decodePermissionEscalationText,
} from "./permission-escalation.ts"
export type { PermissionEscalation } from "./permission-escalation.ts"

/** The slots of acpx, by identifier. */
export interface Acpx extends Contract<"acpx"> {
  readonly slots: {
    readonly permissionEscalation: OutboundSlot<PermissionEscalation>
  }
}

/** acpx, as data. */
export const acpx: Acpx = {
  name: "acpx",
  ownership: "adopted",
  keyPrefix: "acpx",
  methodPrefix: null,
  slots: {
    permissionEscalation: {
      id: "slot/acpx/permission-escalation",
      site: {
        kind: "meta",
        def: "RequestPermissionResponse",
        at: ["_meta", "acpx", "permissionEscalation"],
      },
      posture: "context",
      gate: null,
      from: "client",
      sensitivity: "private",
      decode: decodePermissionEscalation,
    },
  },
  declarations: [],
}
