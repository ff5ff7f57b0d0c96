import type { IncomingMessage, ServerResponse } from "node:http"
import type { ProviderRoute } from "../../../output/gateway/routes.ts"
import type { Refusal } from "../../refusal.ts"
import type { Manners } from "../dialect/manners.ts"
import type { Lease } from "../lease/lease.ts"
import type { Inbound } from "./inbound.ts"

/** A request that is let in. */
export interface Admitted {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly route: ProviderRoute
  readonly manners: Manners
  readonly lease: Lease
  readonly head: Inbound
  readonly refuse: (refusal: Refusal) => void
}
