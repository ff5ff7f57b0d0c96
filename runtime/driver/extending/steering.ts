import type { Delivery, Observation } from "../../extensions/observation.ts"
import type { SteeringInput } from "../../extensions/roles.ts"
import type { Refusal } from "../../refusal.ts"
import type { Answer } from "../connection.ts"
import type { Prompted } from "../turn/prompted.ts"
import type { AskingWay } from "./asking-way.ts"
import type { SessionHandle } from "./session-handle.ts"
import { unacknowledged } from "./breaches.ts"

/** Why input became a prompt instead. `behind`: input before it did, and the order of what was said stays. */
export type PromotionCause = "refused" | "undeclared" | "late" | "behind" | "unfit"

/** What became of input for a running turn. `input` is our own id of it; null where it never had one. */
export type Steered = { readonly input: string | null } & (
  | { readonly fate: "delivered" | "queued" }
  | {
      readonly fate: "promoted"
      readonly because: PromotionCause
      /** The agent's own words, where it refused and said why. */
      readonly reason: string | null
      readonly prompted: Prompted
    }
  /** Nobody knows whether the agent has it: the run has failed. */
  | { readonly fate: "unacknowledged" }
  /** The run had failed before, and nothing was sent. */
  | { readonly fate: "unsent" }
)

/** The input of one session. */
export interface Steering {
  readonly steer: (text: string) => Promise<Steered>
  /** Calls once nothing is owed an answer any more; at once where nothing is. */
  readonly quiet: (call: () => void) => void
  /** The turn is over: the next one may be steered again. */
  readonly turned: () => void
  readonly breach: () => Refusal | null
}

interface Entry {
  readonly input: string
  readonly text: string
  readonly done: (steered: Steered) => void
}

/**
 * Steers one session. Input is sent one after the other, so that each is known to be there before the next goes; where one
 * becomes a prompt, those after it in the turn do too, since a later word must not overtake an earlier one.
 */
export function steering(
  session: SessionHandle,
  way: AskingWay<SteeringInput> | null,
  newInput: () => string,
): Steering {
  const open: Entry[] = []
  const waiting: (() => void)[] = []
  let isPromoting = false
  let breach: Refusal | null = null
  const promote = ({ input, text, done }: Entry, because: PromotionCause, reason: string | null = null): void => {
    isPromoting = isPromoting || because !== "late"
    session.observe({ kind: "promotion", input, because })
    done({ input, fate: "promoted", because, reason, prompted: session.promote(text) })
  }
  const observe = (observation: Observation): void => session.observe({ kind: "extension", observation })
  const next = (): void => {
    for (let entry = open[0]; entry !== undefined; entry = open[0]) {
      if (breach !== null) entry.done({ input: entry.input, fate: "unsent" })
      else if (!session.isRunning()) promote(entry, "late")
      else if (isPromoting) promote(entry, "behind")
      else if (isAsked(entry)) return
      open.shift()
    }
    for (const call of waiting.splice(0)) call()
  }
  /** Whether the agent was asked; where it is not, the entry is done. */
  const isAsked = (entry: Entry): boolean => {
    const { sessionId, declared, limits } = session
    const payload: unknown = way?.payload({ sessionId, input: entry.input, text: entry.text })
    const sending = way?.handler.send(payload, { declared })
    if (way === null || sending?.ok !== true || sending.outgoing.kind !== "request") {
      const isGated = sending?.ok !== false || sending.refusal.code === "send/undeclared"
      promote(entry, isGated ? "undeclared" : "unfit")
      return false
    }
    if (sending.observation !== null) observe(sending.observation)
    session.ask(sending.outgoing.method, sending.outgoing.params, limits.acknowledgement, (answer) => {
      acknowledged(entry, way, payload, answer)
      open.shift()
      next()
    })
    return true
  }
  const acknowledged = (
    entry: Entry,
    { slot, handler }: AskingWay<SteeringInput>,
    payload: unknown,
    answer: Answer,
  ): void => {
    const { input, done } = entry
    const read = answer.kind === "result" ? slot.decodeAnswer(answer.value) : null
    const observation = read?.ok === true ? handler.answer(read.value, payload) : null
    if (observation?.kind !== "delivery" || observation.phase === "requested") {
      breach = unacknowledged(slot.id, answer)
      session.observe({ kind: "unacknowledged", slot: slot.id, input })
      return done({ input, fate: "unacknowledged" })
    }
    observe(observation)
    settle(entry, observation)
  }
  const settle = (entry: Entry, delivery: Exclude<Delivery, { readonly phase: "requested" }>): void => {
    if (delivery.phase === "refused") return promote(entry, "refused", delivery.reason)
    entry.done({ input: entry.input, fate: delivery.phase })
  }
  return {
    steer: (text) =>
      new Promise((done) => {
        open.push({ input: newInput(), text, done })
        if (open.length === 1) next()
      }),
    quiet: (call) => void (open.length === 0 ? call() : waiting.push(call)),
    turned: () => void (isPromoting = false),
    breach: () => breach,
  }
}
