import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"

/** Handshake, session, turn, a second session whose request has an id of text, and the end of input. */
export const basic: Probe = {
  name: "basic",
  says: "handshake, session, turn, second session",
  needsTurns: false,
  run: async ({ visit }) => {
    const first = await visit.begin()
    if (first === null) return
    const reply = await visit.turn(first, prompts.greeting)
    const second = await visit.begin({}, "conformance-1")
    if (second !== null && reply.kind === "result") await visit.turn(second, prompts.greeting)
  },
}
