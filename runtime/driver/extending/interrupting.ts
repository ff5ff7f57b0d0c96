import type { Refusal } from "../../refusal.ts"
import { unacknowledged } from "./breaches.ts"
import type { AskingWay } from "./asking-way.ts"
import type { SessionHandle } from "./session-handle.ts"

/** How a turn that was interrupted is brought to its end. */
export type Interrupted =
  /** No turn runs. */
  | { readonly by: "nothing" }
  /** The agent drains it; where it takes too long, it is cancelled after all. */
  | { readonly by: "drain" }
  /** It was cancelled, and its agent is ended if it does not heed that. */
  | {
      readonly by: "cancel"
      readonly because: "undeclared" | "refused" | "unacknowledged"
      /** The agent's own words, where it refused and said why. */
      readonly reason: string | null
    }

/** The interrupting of one session's turns. */
export interface Interrupting {
  /** Interrupts the running turn; asked again in the same turn, the answer is the same. */
  readonly interrupt: () => Promise<Interrupted>
  /** Calls once nothing is owed an answer any more; at once where nothing is. */
  readonly quiet: (call: () => void) => void
  /** The turn is over: whether the agent drained it within the time that it had. */
  readonly turned: () => boolean
  readonly breach: () => Refusal | null
}

/** Interrupts the turns of one session: by a drain where the agent declares that it can, else by the cancel of the protocol. */
export function interrupting(
  session: SessionHandle,
  way: AskingWay<{ readonly sessionId: string }> | null,
): Interrupting {
  const waiting: (() => void)[] = []
  let asked: Promise<Interrupted> | null = null
  let isOwed = false
  let isDraining = false
  let window = (): void => {}
  let breach: Refusal | null = null
  const fallBack = (because: "undeclared" | "refused" | "unacknowledged", reason: string | null): Interrupted => {
    session.cancel("asked")
    return { by: "cancel", because, reason }
  }
  const drain = (): Interrupted => {
    isDraining = true
    window = session.clock.after(session.limits.cooperation, () => {
      isDraining = false
      session.observe({ kind: "interruption", phase: "overdue" })
      session.cancel("asked")
    })
    return { by: "drain" }
  }
  const ask = (done: (interrupted: Interrupted) => void): void => {
    const { sessionId, declared, limits } = session
    const payload = way?.payload({ sessionId })
    const sending = way?.handler.send(payload, { declared })
    if (way === null || sending?.ok !== true || sending.outgoing.kind !== "request")
      return done(fallBack("undeclared", null))
    if (sending.observation !== null) session.observe({ kind: "extension", observation: sending.observation })
    isOwed = true
    session.ask(sending.outgoing.method, sending.outgoing.params, limits.acknowledgement, (answer) => {
      const read = answer.kind === "result" ? way.slot.decodeAnswer(answer.value) : null
      const observation = read?.ok === true ? way.handler.answer(read.value, payload) : null
      if (observation !== null) session.observe({ kind: "extension", observation })
      if (observation?.kind !== "draining" || observation.phase === "requested") {
        breach = unacknowledged(way.slot.id, answer)
        session.observe({ kind: "unacknowledged", slot: way.slot.id, input: null })
        done(fallBack("unacknowledged", null))
      } else done(observation.phase === "accepted" ? drain() : fallBack("refused", observation.reason))
      isOwed = false
      for (const call of waiting.splice(0)) call()
    })
  }
  return {
    interrupt: () => {
      if (asked !== null) return asked
      if (!session.isRunning()) return Promise.resolve({ by: "nothing" })
      asked = new Promise(ask)
      return asked
    },
    quiet: (call) => void (isOwed ? waiting.push(call) : call()),
    turned: () => {
      const wasDrained = isDraining
      window()
      asked = null
      isDraining = false
      return wasDrained
    },
    breach: () => breach,
  }
}
