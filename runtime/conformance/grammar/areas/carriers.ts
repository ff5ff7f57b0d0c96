import { partOf } from "../../parts.ts"
import { placedIn } from "../../../extensions/carrier-index.ts"
import { receiver } from "../../../extensions/receive.ts"
import type { Received } from "../../../extensions/receive.ts"
import type { Attribution, MintedId } from "../../../extensions/observation.ts"
import { declarationForm, declaredEmission, extensionPayload, subagentCorrelation } from "../../rules/extensions.ts"
import { membersOf } from "../message.ts"
import type { Answer } from "../message.ts"
import type { Call } from "../pending.ts"
import type { Area } from "../area.ts"
import type { Update } from "../update.ts"
import type { Session, World } from "../world.ts"

/** Ids go no further than this machine's memory: nothing of them is reported. */
const mint = (raw: string): MintedId => raw as MintedId

/** Judges what rides in `_meta`: the declaration, what needs it, the form of payloads, and the life of subagents. */
export function carriers(world: World): Area {
  const form = world.tally.of(declarationForm)
  const emission = world.tally.of(declaredEmission)
  const payload = world.tally.of(extensionPayload)
  const correlation = world.tally.of(subagentCorrelation)
  const read = receiver(world.spoken)
  const placed = world.spoken.flatMap(({ contract }) => placedIn(contract))
  const slots = new Map(placed.map((each) => [each.slot.id, each]))

  const received = (def: string, meta: unknown): Received => {
    const taken = read(def, meta, world.declared, { mint })
    for (const { code, slot, what } of taken.diagnostics) {
      const known = slot === null ? undefined : slots.get(slot)
      if (known === undefined) continue
      if (known.needs !== null && !world.declared.has(known.needs)) {
        if (partOf(known.contract, known.slot) === "attributes")
          correlation.fails("a subagent was shown that was not declared")
        emission.fails(what.replace(/\.$/, ""))
      } else if (!code.endsWith("/alias")) payload.fails(what.replace(/\.$/, ""))
    }
    for (const { what } of taken.refusals) payload.fails(what.replace(/\.$/, ""))
    if (taken.observations.length > 0) {
      payload.holds()
      emission.holds()
    }
    return taken
  }

  const attributed = (session: Session, { kind }: Update, { loop, phase }: Attribution): void => {
    if (session.replay !== null) return
    const seen = session.loops.seen(loop)
    switch (phase) {
      case "started":
        if (seen === "open" || seen === "settled")
          correlation.fails(`a subagent started that had ${seen === "open" ? "started already" : "settled"}`)
        else if (seen === "no") correlation.holds()
        session.loops.open(loop, world.tally.briefly("started"))
        return
      case "active":
        if (seen === "no") correlation.fails("an update is attributed to a subagent that never started")
        else if (seen === "settled" && kind !== "tool_call_update")
          correlation.fails("an update is attributed to a subagent that had settled")
        else correlation.holds()
        return
      case "settled":
        if (seen === "no") correlation.fails("a subagent settled that never started")
        else if (seen === "settled") correlation.fails("a subagent settled twice")
        else correlation.holds()
        session.loops.settle(loop)
        return
      default:
        phase satisfies never
    }
  }

  const ended = (call: Call, session: Session | undefined, answer: Answer): void => {
    if (session?.turn?.call !== call) return
    const isWhole = answer.ok && session.turn.cancelled === null
    for (const [loop, started] of session.loops.stillOpen()) {
      if (isWhole) correlation.fails("a subagent had not settled when its turn ended", started)
      session.loops.settle(loop)
    }
  }

  return {
    agentAnswers: (call, answer) => {
      const { method } = call
      if (method === "session/prompt" && call.session !== null) ended(call, world.sessions.get(call.session), answer)
      if (!answer.ok) return
      const meta = membersOf(answer.result)["_meta"]
      if (method === "initialize") {
        const taken = read("InitializeResponse", meta, world.declared, { mint })
        world.isUndeclarable = taken.refusals.length > 0
        for (const { what } of taken.refusals) form.fails(what.replace(/\.$/, ""))
        const declaring = taken.observations.filter((each) => each.kind === "declaring")
        if (declaring.length > 0) form.holds()
        world.declares = declaring.length > 0
        world.declared = new Set(declaring.flatMap(({ declarations }) => declarations))
        return
      }
      if (method === "session/prompt" && meta !== undefined && !world.isUndeclarable) received("PromptResponse", meta)
    },
    carried: (session, update, meta) => {
      if (world.isUndeclarable) return
      for (const each of received("SessionNotification.update", meta).observations)
        if (each.kind === "attribution") attributed(session, update, each)
    },
  }
}
