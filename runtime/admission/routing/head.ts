import { decodeModelRoutingProfile } from "../../../output/documents/model-routing-profile.ts"
import type { ModelRoutingProfile } from "../../../output/documents/model-routing-profile.ts"
import type { Refused } from "../../refusal.ts"
import { malformed, whereIn } from "../malformed.ts"

/** The literal of an access lane. */
export type Access = NonNullable<ModelRoutingProfile["access"]>

/** The head of a routing profile: identity and lifecycle, and nothing of what is routed. */
export interface RoutingHead {
  readonly id: string
  readonly key: string
  /** Decided once: every revision goes by this lane. */
  readonly access: Access
  /** Grows with every write; the fence of the next. */
  readonly resource_version: number
  /** The number of the newest revision; 0 before the first. */
  readonly revision: number
}

/** What a head goes by that says nothing of it. */
const unstatedAccess: Access = "platform_routed"

/** A new head from a request as it came from outside; `id` is the server's. */
export function createHead(request: unknown, id: string): { readonly ok: true; readonly head: RoutingHead } | Refused {
  const decoded = decodeModelRoutingProfile(request)
  if (!decoded.ok)
    return malformed({
      code: "routing/malformed",
      what: `The routing profile is malformed ${whereIn(decoded.error)}.`,
      error: decoded.error,
    })
  const { key, access = unstatedAccess } = decoded.value
  return { ok: true, head: { id, key, access, resource_version: 1, revision: 0 } }
}
