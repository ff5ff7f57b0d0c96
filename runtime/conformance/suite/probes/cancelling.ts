import { offers } from "../probe.ts"
import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"
import type { Reply } from "../peer.ts"
import type { Visit } from "../visit.ts"

/** The reply of a turn that was stopped, waited for as long as it may take to end. */
export async function settled(visit: Visit, session: string): Promise<Reply | null> {
  const underWay = visit.underWay(session)
  const prompt = [{ type: "text", text: prompts.count }]
  const reply = visit.about("session/prompt", session, { prompt }, visit.limits.settle)
  await Promise.race([underWay, reply])
  visit.peer.tell("session/cancel", { sessionId: session })
  return reply
}

/** A turn that is cancelled, one after it, and a cancel that finds none. */
export const cancelling: Probe = {
  name: "cancelling",
  says: "cancel in flight and idle",
  fits: () => true,
  run: async ({ visit }) => {
    const session = await visit.begin()
    if (session === null) return
    const reply = await settled(visit, session)
    if (reply === null || reply.kind === "silence") return
    await visit.turn(session, prompts.greeting)
    visit.peer.tell("session/cancel", { sessionId: session })
    await visit.peer.rest(visit.limits.quiet)
    await visit.turn(session, prompts.greeting)
  },
}

/** A session that is closed while its turn is running. */
export const closing: Probe = {
  name: "closing",
  says: "close with a turn running",
  fits: (hello) => offers(hello, ({ sessionCapabilities }) => sessionCapabilities?.close),
  run: async ({ visit }) => {
    const session = await visit.begin()
    if (session === null) return
    const underWay = visit.underWay(session)
    const prompt = [{ type: "text", text: prompts.count }]
    const reply = visit.about("session/prompt", session, { prompt }, visit.limits.settle)
    await Promise.race([underWay, reply])
    await visit.about("session/close", session)
    await reply
  },
}
