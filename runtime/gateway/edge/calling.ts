import type { ProviderRoute } from "../../../output/gateway/routes.ts"
import type { Refusal } from "../../refusal.ts"
import type { Pieces } from "../body/pieces.ts"
import type { Asked } from "../body/request.ts"
import type { BodyView } from "../body/view.ts"
import type { Manners } from "../dialect/manners.ts"
import type { Exchange } from "../http/exchange.ts"
import type { Lease } from "../lease/lease.ts"
import type { Choices } from "../route/choose.ts"
import type { AttemptEnd } from "../stream/attempt-end.ts"
import type { Ground } from "./ground.ts"

/** A call as its dispatches see it. */
export interface Calling {
  readonly ground: Ground
  readonly exchange: Exchange
  readonly route: ProviderRoute
  readonly manners: Manners
  readonly lease: Lease
  /** A name that no other call has. */
  readonly name: string
  /** The body; null once the call is over. */
  readonly bytes: Pieces | null
  /** The same with its members; null: it is nobody's business. */
  readonly view: BodyView | null
  readonly asked: Asked
  readonly choices: Choices
  /** A dispatch did not leave. */
  readonly refused: (refusal: Refusal) => void
  /** A dispatch did not leave, because nobody waits for it any more. */
  readonly left: () => void
  /** A dispatch is over; with a refusal where the gateway itself ended it. */
  readonly dispatched: (end: AttemptEnd, refusal: Refusal | null) => void
}
