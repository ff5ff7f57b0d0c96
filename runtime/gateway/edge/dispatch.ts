import type { BeginRow } from "../ledger/rows.ts"
import { prepared } from "../body/request.ts"
import type { Asked, Prepared } from "../body/request.ts"
import type { BodyView } from "../body/view.ts"
import type { Cuts } from "../credential/cuts.ts"
import { spellings } from "../credential/redactor.ts"
import type { Spellings } from "../credential/redactor.ts"
import type { Secret } from "../credential/secret.ts"
import { hold, settle } from "../lease/lease.ts"
import { leaseRefusal } from "../lease/grant-fault.ts"
import { boundOf } from "../ledger/cost.ts"
import { endRow } from "../ledger/end-row.ts"
import type { Choice, Choices } from "../route/choose.ts"
import { mayFallBack } from "../route/failure.ts"
import { failureRefusal } from "../route/refusals.ts"
import { attempt } from "../stream/attempt.ts"
import type { AttemptEnd, FailedAnswer } from "../stream/attempt.ts"
import { clientOf } from "../stream/client.ts"
import { outboundHeaders } from "../upstream/headers.ts"
import type { Ground } from "./ground.ts"
import { bodyRefusal, roomRefusals } from "./refusals.ts"
import { relay, withSoonest } from "./relay.ts"
import type { Admitted } from "./admitted.ts"
import { cutRefusal } from "./cut-refusal.ts"

/** A body that may be sent, and where. */
export interface Ready {
  readonly bytes: Buffer
  readonly view: BodyView | null
  readonly asked: Asked
  readonly choices: Choices
}

/** Sends a call to its candidates until one of them has answered, or none is left. `leave` is called once, at the end. */
export function dispatch(ground: Ground, admitted: Admitted, ready: Ready, leave: () => void): void {
  const { request, response, refuse } = admitted
  const call = ground.nextCall()
  const client = clientOf(response)
  const answers: FailedAnswer[] = []
  let current: { readonly gone: () => void } | null = null
  let isGone = response.destroyed
  response.on("close", () => {
    if (response.writableFinished) return
    isGone = true
    current?.gone()
  })
  const tries = (at: number): void => {
    const choice = ready.choices.choices[at]
    if (choice === undefined || isGone) return leave()
    const sent = send(ground, admitted, ready, choice, { call, attempt: at + 1, client }, (end) => {
      current = null
      if (end.answer !== null) answers.push(end.answer)
      const isLast = at + 1 === ready.choices.choices.length
      if (end.committed || end.outcome === "client_gone") return leave()
      if (end.outcome === "failed" && end.failure !== null && mayFallBack(end.failure) && !isLast) return tries(at + 1)
      leave()
      if (end.refusal !== null) return refuse(end.refusal)
      const answer = end.answer ?? (end.failure?.kind === "provider_auth_failed" ? undefined : answers.at(-1))
      if (answer !== undefined) return relay(request, response, withSoonest(answer, answers, ground.wallClock()))
      refuse(failureRefusal(end.failure?.kind ?? "provider_error"))
    })
    if ("refusal" in sent) {
      leave()
      return refuse(sent.refusal)
    }
    current = sent
    if (isGone) sent.gone()
  }
  tries(0)
}

interface Turn {
  readonly call: string
  readonly attempt: number
  readonly client: ReturnType<typeof clientOf>
}

type Ended = AttemptEnd & { readonly refusal: ReturnType<typeof cutRefusal> | null }

/** One dispatch: its row is written before, its credential lives, its budget is held; all three are settled after. */
function send(
  ground: Ground,
  { route, manners, lease, head }: Admitted,
  { bytes, view, asked, choices }: Ready,
  { candidate, upstream }: Choice,
  { call, attempt: number, client }: Turn,
  over: (end: Ended) => void,
): { readonly gone: () => void } | { readonly refusal: ReturnType<typeof cutRefusal> } {
  const live = ground.credentials.use(candidate.credential, candidate.generation)
  if (live === null) return { refusal: cutRefusal("credential_revoked") }
  const made =
    view === null ? { ok: true as const, prepared: untouched(bytes) } : prepared(manners, view, asked, candidate)
  if (!made.ok) return { refusal: bodyRefusal(made.fault) }
  const { prepared: out } = made
  const bound = boundOf(candidate.card, out.bytes.length, asked.most)
  if (lease.grant.budget !== null) {
    if (bound === null) return { refusal: leaseRefusal("unpriced", "The model has no reviewed price.") }
    if (!hold(lease.account, bound))
      return { refusal: leaseRefusal("budget", "The call could cost more than is left of the budget.") }
  }
  const begin: BeginRow = {
    kind: "begin",
    call,
    attempt: number,
    at: ground.wallClock(),
    run: lease.grant.run,
    lease: lease.mark.id,
    dialect: route.dialect,
    target: route.target,
    provider: candidate.provider,
    requestedModel: asked.model,
    tier: choices.tier,
    sentModel: candidate.model,
    credential: candidate.credential,
    generation: candidate.generation,
    effort: out.effort,
    stream: asked.streams,
    offersTools: asked.offersTools,
    requestBytes: bytes.length,
    skipped: choices.skipped,
    traceparent: lease.grant.traceparent ?? head.headerOf("traceparent") ?? null,
  }
  try {
    ground.ledger.begin(begin)
    if (lease.grant.wireRecord === true)
      ground.sink.wire({
        kind: "wire",
        call,
        attempt: number,
        run: begin.run,
        dialect: route.dialect,
        body: out.bytes.toString("utf8"),
      })
  } catch {
    if (lease.grant.budget !== null) settle(lease.account, bound ?? 0, 0)
    return { refusal: roomRefusals.ledger }
  }
  ground.observer.began(begin)
  let cut: Parameters<Parameters<Cuts["add"]>[0]>[0] | null = null
  const order = {
    sender: ground.sender,
    clock: ground.clock,
    patience: ground.patience,
    outbound: { ...upstream, headers: outboundHeaders(route, upstream, head.headerOf, live.secret), body: out.bytes },
    manners,
    drops: out.addsUsage,
    secrets: spellingsOf(live.secret),
    client,
  }
  const running = attempt(order, (end) => {
    for (const leaveCuts of registered) leaveCuts()
    const row = endRow(begin, end, candidate.card, manners, ground.wallClock(), cut)
    if (lease.grant.budget !== null)
      settle(lease.account, bound ?? 0, end.begun ? (row.cost ?? (row.maybeBilled ? null : 0)) : 0)
    try {
      ground.ledger.end(row)
    } catch {
      // The begin stands, and says that the call was made; its end is lost with the sink.
    }
    ground.observer.ended(begin, row)
    over({ ...end, refusal: cut === null ? null : cutRefusal(cut) })
  })
  const registered = [lease.cuts, live.cuts].map((cuts) =>
    cuts.add((reason) => {
      cut = reason
      running.cut(cutRefusal(reason))
    }),
  )
  return running
}

function untouched(bytes: Buffer): Prepared {
  return { bytes, effort: { requested: null, applied: null, value: null, because: null }, addsUsage: false }
}

const known = new WeakMap<Secret, Spellings>()

function spellingsOf(secret: Secret): Spellings {
  const made = known.get(secret) ?? spellings(secret)
  known.set(secret, made)
  return made
}
