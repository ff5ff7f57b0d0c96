import { counting } from "../counting.ts"
import { offers } from "../probe.ts"
import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"

/** A turn that is cancelled, one after it, and a cancel that finds none. */
export const cancelling: Probe = {
  name: "cancelling",
  says: "cancel in flight and idle",
  needsTurns: true,
  run: async ({ visit }) => {
    const turn = await counting(visit, visit.limits.settle)
    if (turn === null) return
    visit.peer.tell("session/cancel", { sessionId: turn.session })
    const { kind } = await turn.reply
    if (kind === "silence" || kind === "closed") return
    const next = await visit.turn(turn.session, prompts.greeting)
    if (next.kind !== "result") return
    visit.peer.tell("session/cancel", { sessionId: turn.session })
    await visit.peer.rest(visit.limits.quiet)
    await visit.turn(turn.session, prompts.greeting)
  },
}

/** A session that is closed while its turn is running. */
export const closing: Probe = {
  name: "closing",
  says: "close with a turn running",
  needsTurns: true,
  wants: (hello) => offers(hello, ({ sessionCapabilities }) => sessionCapabilities?.close),
  run: async ({ visit }) => {
    const turn = await counting(visit, visit.limits.settle)
    if (turn === null) return
    await visit.about("session/close", turn.session)
    await turn.reply
  },
}
