import type { OutboundSlot } from "../../../output/contract.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Outgoing } from "../../extensions/outgoing.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"

/** A value that is to go to the agent, and the slot that it goes to. */
export interface Given {
  readonly slot: OutboundSlot<any>
  readonly value: unknown
}

/**
 * Gives a slot a value: with the setting of a session, or with a prompt. Nothing is judged before it is to be sent.
 * @example agent.newSession({ cwd, given: [giving(checkfu.slots.continuity, { mode: "fresh" })] })
 */
export function giving<P>(slot: OutboundSlot<P>, value: P): Given {
  return { slot, value }
}

/**
 * The fragments of what is given, each by the handler of its slot: gated by what the agent declared, and accepted by the
 * slot's own decoder. The first that is refused refuses them all, since the agent would not have what it was to be held to.
 */
export function fragmentsOf(
  given: readonly Given[],
  spoken: readonly Spoken[],
  declared: ReadonlySet<string>,
): { readonly ok: true; readonly fragments: readonly Outgoing[] } | Refused {
  const fragments: Outgoing[] = []
  for (const { slot, value } of given) {
    const handler = handlerOf(slot, spoken)
    if (handler === undefined) return unspoken(slot.id)
    const sending = handler.send(value, { declared })
    if (!sending.ok) return sending
    fragments.push(sending.outgoing)
  }
  return { ok: true, fragments }
}

function handlerOf(
  slot: Given["slot"],
  spoken: readonly Spoken[],
): Extract<Spoken["handlers"][string], { send: unknown }> | undefined {
  for (const { contract, handlers } of spoken)
    for (const [identifier, each] of Object.entries(contract.slots)) {
      const handler = handlers[identifier]
      if (each.id === slot.id && handler !== undefined && "send" in handler) return handler
    }
  return undefined
}

function unspoken(slot: string): Refused {
  return refused({
    code: "send/unspoken",
    what: `${slot} is given a value, and its contract is not spoken here.`,
    why: "what nobody handles would be lost without a word",
    fix: "speak its contract, or do not give it",
    facts: [slot],
  })
}
