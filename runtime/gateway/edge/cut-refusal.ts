import type { CutReason } from "../credential/cuts.ts"
import { leaseRefusal } from "../lease/grant-fault.ts"
import { failureRefusal } from "../route/refusals.ts"
import type { Refusal } from "../../refusal.ts"
import { roomRefusals } from "./refusals.ts"

/** What a client is told whose call the gateway ends. */
export function cutRefusal(reason: CutReason): Refusal {
  switch (reason) {
    case "lease_superseded":
    case "lease_ended":
    case "lease_expired":
      return leaseRefusal("over", `The lease of this run is over: it was ${reason.slice("lease_".length)}.`)
    case "credential_revoked":
      return failureRefusal("provider_auth_failed")
    case "gateway_closing":
      return roomRefusals.draining
    default:
      return reason satisfies never
  }
}
