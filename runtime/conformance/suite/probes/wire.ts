import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"

/** Methods that no agent has. */
const unknown = { request: "_conformance.invalid/ask", notification: "_conformance.invalid/tell" } as const

/** A request and a notification that nobody knows, and a session after them. */
export const strangeMethods: Probe = {
  name: "strange-methods",
  says: "unknown request and notification",
  needsTurns: false,
  run: async ({ visit }) => {
    await visit.peer.ask(unknown.request, {}, visit.limits.request)
    await visit.begin()
    visit.peer.tell(unknown.notification, {})
    await visit.peer.rest(visit.limits.quiet)
    await visit.begin()
  },
}

/** Lines that are no message, and a session after each. */
export const brokenLines: Probe = {
  name: "broken-lines",
  says: "a line that is no JSON, a value that is no message",
  needsTurns: false,
  run: async ({ visit, another }) => {
    const broken = async (line: string, { peer, begin, limits }: typeof visit): Promise<void> => {
      peer.write(line)
      await peer.rest(limits.quiet)
      await begin()
    }
    await broken("{", visit)
    await another(async (fresh) => {
      if ((await fresh.hello()) !== null) await broken('{"foo":"bar"}', fresh)
    })
  },
}

/** A prompt of 256 KiB in one line. */
export const longLines: Probe = {
  name: "long-lines",
  says: "a prompt of 256 KiB",
  needsTurns: true,
  run: async ({ visit }) => {
    const session = await visit.begin()
    if (session === null) return
    const filler = "All work and no play makes a long line. ".repeat(6_600).slice(0, 262_144 - prompts.greeting.length)
    await visit.turn(session, `${filler}${prompts.greeting}`)
  },
}
