import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import type { Exchange, Message, Step } from "../../generators/exchanges/exchange.ts"
import type { AnySlot } from "../../output/contract.ts"
import type { Spoken } from "../../runtime/extensions/handlers.ts"
import type { Observation } from "../../runtime/extensions/observation.ts"
import { minting } from "../../runtime/extensions/mint.ts"
import { receiver } from "../../runtime/extensions/receive.ts"

const root = join(import.meta.dirname, "../..")

/** An exchange as the author kit publishes it: each payload with its place. */
export interface Published extends Exchange {
  readonly steps: readonly (Step & { readonly payload?: string; readonly schema?: string })[]
}

/** Reads an exchange of the kit by its path below the folder of exchanges. */
export function published(path: string): Published {
  return JSON.parse(readFileSync(join(root, "output/author-kit/exchanges", path), "utf8")) as Published
}

/** What stands at a JSON Pointer; undefined for nothing. */
export function at(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((inner, key) => (inner as { readonly [member: string]: unknown } | undefined)?.[key], value)
}

const protocol = (
  JSON.parse(readFileSync(join(root, "catalog/acp/v1/schema.json"), "utf8")) as {
    readonly $defs: { readonly [name: string]: { readonly "x-method"?: string } }
  }
).$defs

/** The definition of the protocol that a step's message is; null for an extension of somebody's. */
export function definitionOf({ steps }: Exchange, index: number): string | null {
  const { from, message } = steps[index] as Step
  const asked = steps.slice(0, index).findLast((each) => each.from !== from && each.message.id === message.id)
  const method = message.method ?? asked?.message.method
  const role = message.method === undefined ? "Response" : message.id === undefined ? "Notification" : "Request"
  return Object.keys(protocol).find((name) => name.endsWith(role) && protocol[name]?.["x-method"] === method) ?? null
}

/** Ids of the declarations that the agent of an exchange has made. */
function declaredIn({ steps }: Exchange, { contract }: Spoken): ReadonlySet<string> {
  const handshakes = Object.values(contract.slots).filter(({ posture }) => posture === "handshake")
  const said = steps.flatMap(({ from, message }) =>
    handshakes.map(({ site }) =>
      from === "agent" && site.kind === "meta" ? deep(message.result, site.at) : undefined,
    ),
  )
  return new Set(
    contract.declarations
      .filter(({ member, values }) => said.some((each) => values.some((value) => value === deep(each, [member]))))
      .map(({ id }) => id),
  )
}

function deep(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (inner as { readonly [member: string]: unknown } | undefined)?.[key],
    value,
  )
}

/** Where a slot's handler departs from its golden exchange; empty: it does what it should. */
export function departures(exchange: Published, spoken: Spoken, identifier: string): readonly string[] {
  const slot = spoken.contract.slots[identifier] as AnySlot
  const handler = spoken.handlers[identifier]
  const declared = declaredIn(exchange, spoken)
  const receive = receiver([spoken])
  const context = { mint: minting("run-1") }
  const found: string[] = exchange.slot === slot.id ? [] : [`the exchange is of ${exchange.slot}, not of ${slot.id}`]
  const compare = (step: number, what: string, actual: unknown, expected: unknown): void => {
    if (!isDeepStrictEqual(actual, expected))
      found.push(`step ${step}: ${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`)
  }
  for (const [step, each] of exchange.steps.entries()) {
    const { from, message, payload, observations = [], ignored = [] } = each
    const asked = exchange.steps.slice(0, step).findLast((other) => other.message.id === message.id)
    if (from === "client") {
      if (payload === undefined) continue
      const value = each.value ?? at(message, payload)
      const sending = handler !== undefined && "send" in handler ? handler.send(value, { declared }) : undefined
      if (each.wrong !== undefined) compare(step, "whether it is sent", sending?.ok, false)
      else {
        const outgoing = fragment(slot, message, value, payload)
        compare(step, "what is sent", sending, { ok: true, outgoing, observation: each.observation ?? null })
      }
    } else if (slot.site.kind === "method") {
      const answer = payload !== undefined && "decodeAnswer" in slot ? slot.decodeAnswer(message.result) : undefined
      const observed =
        answer?.ok && handler !== undefined && "answer" in handler
          ? [handler.answer(answer.value, asked?.message.params)]
          : []
      compare(step, "the observation", observed, observations)
    } else {
      const { def } = slot.site
      const met = definitionOf(exchange, step) === def.split(".")[0] ? carriers(message, def) : []
      const received = met.map((carrier) => receive(def, carrier["_meta"], declared, context))
      const observed = received.flatMap((one) => one.observations).map(opened)
      compare(step, "what is observed", observed, observations)
      const passed = received.flatMap((one) => one.ignored)
      compare(step, "what is ignored", passed, ignored)
      const wrong = received.flatMap(({ diagnostics, refusals }) => [...diagnostics, ...refusals])
      compare(step, "what is wrong", wrong, [])
    }
  }
  return found
}

/** What a sender must make of a value for it to stand in a message as it does. */
function fragment({ site }: AnySlot, message: Message, value: unknown, payload: string): unknown {
  switch (site.kind) {
    case "meta":
      return { kind: "meta", def: site.def, at: site.at, value }
    case "method":
      return { kind: site.form, method: site.method, params: value }
    case "frame":
      return { kind: "text", def: site.def, text: at(message, payload) }
    default:
      return site satisfies never
  }
}

/** An observation with what is sealed in it laid open, as it is written by hand. */
function opened(observation: Observation | null | undefined): unknown {
  if (observation?.kind !== "keeping" || observation.phase !== "held") return observation
  const { version, state } = observation.checkpoint
  return { ...observation, checkpoint: { version, state: { sealed: state.open() } } }
}

/** The objects of a message that a definition of the protocol's schema names. */
function carriers(message: Message, def: string): readonly { readonly [member: string]: unknown }[] {
  const body = (message.params ?? message.result ?? {}) as { readonly [member: string]: unknown }
  const member = def.split(".")[1]
  const named = member === undefined ? body : body[member]
  const list: readonly unknown[] = Array.isArray(named) ? named : named === undefined ? [] : [named]
  return list as readonly { readonly [member: string]: unknown }[]
}
