import { methodOf } from "../../../output/acp/index.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Mint } from "../../extensions/mint.ts"
import { callReceiver, sessionReceiver } from "../../extensions/receive.ts"
import type { Received } from "../../extensions/receive.ts"
import { callIndex } from "../../extensions/call.ts"
import { freshState } from "../../extensions/carrier-state.ts"
import { standingIn } from "../../extensions/standing.ts"
import { bodyOf, definitionOf, sessionIdOf } from "./agent-message.ts"
import { memberOf } from "../../member.ts"
import type { AgentMessage } from "./agent-message.ts"
import { carrierFinder } from "./carriers.ts"
import type { FoundCarrier } from "./carriers.ts"
import type { ExtensionObservation, RunObservation } from "./observation.ts"
import { readMessage } from "./read-message.ts"
import type { ReadObservation } from "./read-message.ts"
import { shielding } from "./shielding.ts"
import type { ToolLedger } from "./tool-ledger.ts"
import { toolLedger } from "./tool-ledger.ts"

/** Where in its session a message stands, and what the agent may use there. */
export interface Standing {
  /** The turn that runs or ran last, from 1; 0: before the first. */
  readonly turn: number
  /** Ids of the declarations that were admitted at the handshake. */
  readonly declared: ReadonlySet<string>
}

/** Reads the messages of one session in their order. */
export interface Observer {
  /** What a message meant: its own meaning first, then that of its extensions. Never throws, and is empty only for answers. */
  readonly observe: (message: AgentMessage, standing: Standing) => readonly RunObservation[]
  readonly tools: ToolLedger
}

/** Makes the observers of sessions in which some contracts are spoken; the work for the contracts is done once. */
export function observing(spoken: readonly Spoken[]): (mint: Mint) => Observer {
  const contracts = spoken.map(({ contract }) => contract)
  const carriersIn = carrierFinder(contracts)
  const shield = shielding(contracts)
  const standingOf = standingIn(contracts)
  const receive = sessionReceiver(spoken)
  const receiveCall = callReceiver(spoken)
  const index = callIndex(contracts)
  const isCatalogued = ({ method }: AgentMessage): boolean => index({ method, from: "agent" }) !== undefined
  return (mint) => {
    const tools = toolLedger()
    let state = freshState
    let frames = 0
    const settled = (read: ReadObservation, turn: number): RunObservation =>
      read.kind === "tool_stated" ? tools.take(read, turn) : shielded(read)
    const shielded = (read: RunObservation): RunObservation =>
      "raw" in read ? { ...read, raw: shield(read.raw) } : read
    const carried = (message: AgentMessage, { declared }: Standing): readonly ExtensionObservation[] => {
      const def = definitionOf(message)
      if (def === null) return []
      const body = bodyOf(message)
      const toolCall = memberOf(memberOf(body, "update"), "toolCallId")
      const circumstance = {
        session: sessionIdOf(message) ?? "",
        toolCall: typeof toolCall === "string" ? toolCall : null,
        standing: standingOf({ def, method: message.method, body }),
      }
      const found = carriersIn(def, body)
      // A message without a carrier may still be what overtakes a slot.
      const carriers = found.length === 0 && circumstance.standing.length > 0 ? [bare(def)] : found
      return carriers.flatMap(({ def: name, meta, place }) => {
        const carrier = { def: name, meta, carrier: `${frames}/${place}`, ...circumstance }
        const received = receive(state, carrier, declared, { mint })
        state = received.state
        return meant(name, received)
      })
    }
    const foreign = (message: AgentMessage, { declared }: Standing): readonly RunObservation[] => {
      if (message.form === "answer") return []
      const { form, method, params } = message
      const received = receiveCall({ form, method, params }, declared, { mint })
      const own = readMessage(message).map((read) => settled(read, 0))
      if (!isCatalogued(message)) return own
      const declined = own.flatMap((each) => (each.kind === "declined" ? [{ ...each, raw: null }] : []))
      return [...declined, ...meant(method, received)]
    }
    return {
      tools,
      observe: (message, standing) => {
        frames++
        if (methodOf(message.method) === undefined) return foreign(message, standing)
        const own = readMessage(message).map((read) => settled(read, standing.turn))
        return [...own, ...carried(message, standing)]
      },
    }
  }
}

function bare(def: string): FoundCarrier {
  return { def, meta: null, place: def }
}

function meant(def: string, received: Received): readonly ExtensionObservation[] {
  const { observations, diagnostics, refusals, ignored } = received
  return [
    ...observations.map((observation) => ({ kind: "extension", observation }) as const),
    ...diagnostics.map(({ raw: _raw, ...fault }) => ({ kind: "extension_fault", fault }) as const),
    ...refusals.map((refusal) => ({ kind: "extension_refused", refusal }) as const),
    ...ignored.map((key) => ({ kind: "extension_ignored", def, key }) as const),
  ]
}
