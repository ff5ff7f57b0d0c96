import { counting } from "../counting.ts"
import { verbFor } from "../../parts.ts"
import type { Reply } from "../peer.ts"
import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"

/** Sends input into a running turn: one twice, and another; what is not declared must be refused. */
export const steering: Probe = {
  name: "mid-turn-input",
  says: "input into a running turn",
  needsTurns: true,
  run: async ({ visit, hello }) => {
    const verb = verbFor(visit.spoken, "steers")
    const turn = verb === null ? null : await counting(visit, visit.limits.settle)
    if (verb === null || turn === null) return
    const { session } = turn
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
  needsTurns: true,
  wants: ({ declared }, { spoken, drains }) => {
    const verb = verbFor(spoken, "drains")
    return drains && verb !== null && (verb.needs === null || declared.has(verb.needs))
  },
  run: async ({ visit }) => {
    const verb = verbFor(visit.spoken, "drains")
    const turn = verb === null ? null : await counting(visit, visit.limits.settle)
    if (verb === null || turn === null) return
    await visit.peer.ask(verb.method, { sessionId: turn.session }, visit.limits.request)
    await turn.reply
  },
}

/** Turns in which a subagent works and the context is shortened. */
export const telling: Probe = {
  name: "telling",
  says: "subagents and what a turn tells of itself",
  needsTurns: true,
  run: async ({ visit }) => {
    const session = await visit.begin()
    if (session === null) return
    for (const prompt of [prompts.delegate, prompts.delegate, prompts.shorten]) {
      const reply = await visit.turn(session, prompt)
      if (reply.kind === "closed" || reply.kind === "silence") return
    }
    await visit.peer.rest(visit.limits.late)
  },
}
