import { verbFor } from "../../parts.ts"
import type { Reply } from "../peer.ts"
import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"
import type { Visit } from "../visit.ts"

/** A turn that is under way, and its end; null where it ended before. */
async function running(visit: Visit, session: string): Promise<{ readonly reply: Promise<Reply> } | null> {
  const underWay = visit.underWay(session)
  const prompt = [{ type: "text", text: prompts.count }]
  const reply = visit.about("session/prompt", session, { prompt }, visit.limits.settle * 2)
  const began = await Promise.race([underWay, reply.then(() => false)])
  return began ? { reply } : null
}

/** Sends input into a running turn: one twice, and another; what is not declared must be refused. */
export const steering: Probe = {
  name: "steering",
  says: "input into a running turn",
  fits: () => true,
  run: async ({ visit, hello }) => {
    const verb = verbFor(visit.spoken, "steers")
    const session = verb === null ? null : await visit.begin()
    const turn = session === null ? null : await running(visit, session)
    if (verb === null || session === null || turn === null) return
    const input = (id: string, text: string): object => ({
      sessionId: session,
      [verb.slot.correlation ?? "id"]: id,
      text,
    })
    const send = (id: string, text: string): Promise<Reply> =>
      visit.peer.ask(verb.method, input(id, text), visit.limits.request)
    const isDeclared = verb.needs === null || hello.declared.has(verb.needs)
    await send("input-1", prompts.stop)
    if (isDeclared) {
      await send("input-1", prompts.stop)
      await send("input-2", prompts.greeting)
      await Promise.race([turn.reply, visit.peer.rest(visit.limits.quiet * 4)])
    }
    visit.peer.tell("session/cancel", { sessionId: session })
    await turn.reply
  },
}

/** Asks a running turn to drain. */
export const draining: Probe = {
  name: "draining",
  says: "a drain of a running turn",
  fits: () => true,
  run: async ({ visit, hello, drains }) => {
    const verb = verbFor(visit.spoken, "drains")
    if (verb === null || !drains || (verb.needs !== null && !hello.declared.has(verb.needs))) return
    const session = await visit.begin()
    const turn = session === null ? null : await running(visit, session)
    if (session === null || turn === null) return
    await visit.peer.ask(verb.method, { sessionId: session }, visit.limits.request)
    await turn.reply
  },
}

/** Turns in which a subagent works and the context is shortened. */
export const telling: Probe = {
  name: "telling",
  says: "subagents and what a turn tells of itself",
  fits: () => true,
  run: async ({ visit }) => {
    const session = await visit.begin()
    if (session === null) return
    for (const prompt of [prompts.delegate, prompts.delegate, prompts.shorten]) {
      const reply = await visit.turn(session, prompt)
      if (reply.kind === "closed" || reply.kind === "silence") return
    }
    await visit.peer.rest(visit.limits.quiet)
  },
}
