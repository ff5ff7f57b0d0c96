import { opaque } from "../../../../kinds/opaque.ts"
import { meta, slot } from "../../../../kinds/slot.ts"
import { acpx } from "../contract.ts"

/** Why a request was refused for now, for whoever may decide it later. It rides on the client's answer. */
export const permissionEscalation = slot({
  contract: acpx,
  name: "permission-escalation",
  site: meta("RequestPermissionResponse", "acpx", "permissionEscalation"),
  posture: "context",
  payload: opaque({ maxBytes: 262_144, maxDepth: 16 }),
  excess: "keep",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/openclaw/acpx/blob/2e1b48304ecc4700e1928dc01c54339fd733016b/docs/permissions.md",
    reviewedOn: "2026-11-30",
  },
})
