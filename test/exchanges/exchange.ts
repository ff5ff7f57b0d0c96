import { isDeepStrictEqual } from "node:util"
import type { AnySlot } from "../../output/kernel.ts"
import type { Spoken } from "../../runtime/driver/handlers.ts"
import type { Observation } from "../../runtime/driver/observation.ts"
import { minting } from "../../runtime/driver/mint.ts"
import { receiver } from "../../runtime/driver/receive.ts"

/** One message as JSON-RPC. */
interface Message {
  readonly method?: string
  readonly params?: { readonly [member: string]: unknown }
  readonly result?: { readonly [member: string]: unknown }
}

/** The platform sends a value: the fragment that must come of it, and the message in which it stands. */
interface Sent {
  readonly from: "client"
  readonly value: unknown
  readonly fragment: unknown
  readonly message: Message
  readonly observation: unknown
}

/** The agent sends a message with keys in its `_meta`: the observations that must come of it. */
interface Received {
  readonly from: "agent"
  readonly message: Message
  readonly observations: readonly unknown[]
  readonly ignored: readonly string[]
}

/** The agent answers an extension request. */
interface Answered {
  readonly from: "agent"
  readonly answers: unknown
  readonly message: Message
  readonly observation: unknown
}

/** A golden exchange: what goes over the wire for one slot, written by hand, and what a handler must make of it. */
export interface Exchange {
  readonly slot: string
  readonly says: string
  /** Ids of the declarations that were admitted. */
  readonly declared: readonly string[]
  readonly steps: readonly (Sent | Received | Answered)[]
}

/** Where a slot's handler departs from its golden exchange; empty: it does what it should. */
export function departures(exchange: Exchange, spoken: Spoken, identifier: string): readonly string[] {
  const slot = spoken.contract.slots[identifier] as AnySlot
  const handler = spoken.handlers[identifier]
  const declared = new Set(exchange.declared)
  const receive = receiver([spoken])
  const context = { mint: minting("run-1") }
  const found: string[] = exchange.slot === slot.id ? [] : [`the exchange is of ${exchange.slot}, not of ${slot.id}`]
  const compare = (step: number, what: string, actual: unknown, expected: unknown): void => {
    if (!isDeepStrictEqual(actual, expected))
      found.push(`step ${step}: ${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`)
  }
  for (const [step, each] of exchange.steps.entries()) {
    if (each.from === "client") {
      const sending = handler !== undefined && "send" in handler ? handler.send(each.value, { declared }) : undefined
      compare(step, "what is sent", sending, { ok: true, outgoing: each.fragment, observation: each.observation })
      compare(
        step,
        "the fragment in the message",
        standing(each.message, slot),
        standing(withFragment(each.message, sending), slot),
      )
    } else if ("answers" in each) {
      const answer = "decodeAnswer" in slot ? slot.decodeAnswer(each.message.result) : undefined
      const observed =
        answer?.ok && handler !== undefined && "answer" in handler
          ? handler.answer(answer.value, each.answers)
          : undefined
      compare(step, "the observation", observed, each.observation)
    } else {
      const def = slot.site.kind === "meta" ? slot.site.def : ""
      const received = carriers(each.message, def).map((carrier) => receive(def, carrier["_meta"], declared, context))
      compare(
        step,
        "what is observed",
        received.flatMap(({ observations }) => observations).map(opened),
        each.observations,
      )
      compare(
        step,
        "what is ignored",
        received.flatMap(({ ignored }) => ignored),
        each.ignored,
      )
      compare(
        step,
        "what is wrong",
        received.flatMap(({ diagnostics, refusals }) => [...diagnostics, ...refusals]),
        [],
      )
    }
  }
  return found
}

/** An observation with what is sealed in it laid open, as it is written by hand. */
function opened(observation: Observation | null | undefined): unknown {
  if (observation?.kind !== "keeping" || observation.phase !== "held") return observation
  const { version, state } = observation.checkpoint
  return { ...observation, checkpoint: { version, state: { sealed: state.open() } } }
}

/** The objects of a message that a definition of the protocol's schema names. */
function carriers(message: Message, def: string): readonly { readonly [member: string]: unknown }[] {
  const body = message.params ?? message.result ?? {}
  const member = def.split(".")[1]
  const named = member === undefined ? body : body[member]
  const list: readonly unknown[] = Array.isArray(named) ? named : named === undefined ? [] : [named]
  return list as readonly { readonly [member: string]: unknown }[]
}

/** What stands at a slot's site in a message. */
function standing(message: Message, { site }: AnySlot): unknown {
  switch (site.kind) {
    case "method":
      return [message.method, message.params]
    case "frame":
      return carriers(message, site.def).map((block) => block["text"])
    case "meta":
      return carriers(message, site.def).map((carrier) =>
        site.at.reduce<unknown>(
          (value, key) => (value as { readonly [member: string]: unknown } | undefined)?.[key],
          carrier,
        ),
      )
    default:
      return site satisfies never
  }
}

/** A message that holds what was sent and nothing else. */
function withFragment(message: Message, sending: unknown): Message {
  const sent = sending as
    { readonly outgoing?: { readonly kind: string; readonly [member: string]: unknown } } | undefined
  const outgoing = sent?.outgoing
  if (outgoing === undefined) return {}
  if (outgoing.kind === "request" || outgoing.kind === "notification")
    return {
      method: outgoing["method"] as string,
      params: outgoing["params"] as { readonly [member: string]: unknown },
    }
  const member = (outgoing["def"] as string).split(".")[1]
  const at = outgoing["at"] as readonly string[] | undefined
  const carrier =
    at === undefined
      ? { text: outgoing["text"] }
      : at.toReversed().reduce<unknown>((value, key) => ({ [key]: value }), outgoing["value"])
  return {
    ...message,
    params: member === undefined ? (carrier as Message["params"] & object) : { [member]: [carrier] },
  }
}
