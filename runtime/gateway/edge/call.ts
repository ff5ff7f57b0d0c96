import type { ProviderRoute } from "../../../output/gateway/routes.ts"
import type { Refusal } from "../../refusal.ts"
import type { Pieces } from "../body/pieces.ts"
import { asked } from "../body/request.ts"
import type { Asked } from "../body/request.ts"
import type { Scanned } from "../body/scan.ts"
import type { BodyView } from "../body/view.ts"
import type { Manners } from "../dialect/manners.ts"
import type { ClientListener, Exchange } from "../http/exchange.ts"
import { giveBack } from "../http/given-back.ts"
import type { Lease } from "../lease/lease.ts"
import { choicesOf } from "../route/choose.ts"
import type { Choices } from "../route/choose.ts"
import { mayFallBack } from "../route/failure.ts"
import { failureRefusal, noCandidate } from "../route/refusals.ts"
import type { AttemptEnd, FailedAnswer } from "../stream/attempt-end.ts"
import type { BodyOwner } from "./collect.ts"
import type { Calling } from "./calling.ts"
import { Dispatch } from "./dispatch.ts"
import type { Ground } from "./ground.ts"
import { bodyRefusal } from "./refusals.ts"
import { refuse } from "./refuse.ts"
import { relay, withSoonest } from "./relay.ts"

const nothingAsked: Asked = { model: null, streams: false, wantsUsage: false, most: null, offersTools: false }
const none: Choices = { tier: "", choices: [], skipped: [] }

/** A request that was let in, from its body to its answer: sent to its candidates until one has answered, or none is left. */
export class Call implements Calling, BodyOwner, ClientListener {
  readonly ground: Ground
  readonly exchange: Exchange
  readonly route: ProviderRoute
  readonly manners: Manners
  readonly lease: Lease
  readonly name: string
  /** The body, where it is read, and what it asks for. Known once it is whole. */
  bytes: Pieces | null = null
  view: BodyView | null = null
  asked: Asked = nothingAsked
  choices: Choices = none
  #answers: FailedAnswer[] | null = null
  #current: Dispatch | null = null
  #next = 0
  #isGone = false

  constructor(ground: Ground, exchange: Exchange, route: ProviderRoute, manners: Manners, lease: Lease) {
    this.ground = ground
    this.exchange = exchange
    this.route = route
    this.manners = manners
    this.lease = lease
    this.name = ground.nextCall()
  }

  whole(bytes: Pieces, scanned: Scanned | null): void {
    const { lease, manners, route } = this
    this.bytes = bytes
    if (scanned !== null) {
      this.view = { bytes, scanned }
      const wants = asked(manners, this.view)
      if (!wants.ok) return this.#refuse(bodyRefusal(wants.fault))
      this.asked = wants.asked
    }
    const { policy } = lease.grant
    const choices = choicesOf(policy, lease.candidates, route, this.asked.model, !manners.readsBody)
    if (choices.choices.length === 0) return this.#refuse(noCandidate(choices.tier, route.dialect))
    this.choices = choices
    this.exchange.listener = this
    this.#tries()
  }

  refused(refusal: Refusal): void {
    this.#refuse(refusal)
  }

  gone(): void {
    this.#isGone = true
    if (this.choices === none) this.#leave()
    else this.#current?.gone()
  }

  drained(): void {
    this.#current?.drained()
  }

  left(): void {
    this.#leave()
  }

  /** A dispatch is over; with a refusal where the gateway itself ended it. */
  dispatched(end: AttemptEnd, refusal: Refusal | null): void {
    this.#current = null
    if (end.answer !== null) (this.#answers ??= []).push(end.answer)
    if (end.committed || end.outcome === "client_gone") return this.#leave()
    const isLast = this.#next === this.choices.choices.length
    if (end.outcome === "failed" && end.failure !== null && mayFallBack(end.failure) && !isLast) return this.#tries()
    if (refusal !== null) return this.#refuse(refusal)
    const answers = this.#answers ?? []
    const answer = end.answer ?? (end.failure?.kind === "provider_auth_failed" ? undefined : answers.at(-1))
    if (answer === undefined) return this.#refuse(failureRefusal(end.failure?.kind ?? "provider_error"))
    this.#leave()
    relay(this.exchange, withSoonest(answer, answers, this.ground.wallClock()))
  }

  #tries(): void {
    const choice = this.choices.choices[this.#next]
    if (choice === undefined || this.#isGone) return this.#leave()
    const dispatch = new Dispatch(this, choice, ++this.#next)
    const refusal = dispatch.begin()
    if (refusal === null) this.#current = dispatch
    else this.#refuse(refusal)
  }

  #refuse(refusal: Refusal): void {
    this.#leave()
    refuse(this.ground, this.exchange, this.route, this.lease, refusal)
  }

  /** Gives back what it took of the gateway's room, and holds on to nothing. */
  #leave(): void {
    this.ground.room.give(this.bytes?.length ?? 0)
    this.ground.room.leave()
    giveBack(this.bytes?.reads ?? [])
    this.bytes = null
    this.view = null
    this.#current = null
  }
}
