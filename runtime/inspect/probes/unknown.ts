import { reactionOf, stopReasonIn } from "../reactions.ts"
import type { Report } from "../report.ts"
import { greet, openSession } from "./session.ts"
import type { Probe } from "./probe.ts"

/** How long an agent may think about what it cannot know. Milliseconds. */
const patience = 10_000

/** Asks for what no agent can know: methods, a session, a block of content, a key in `_meta`. */
export const unknown: Probe<Report["unknown"]> = async ({ talk, stage }) => {
  const greeted = await greet(talk, stage)
  if (!greeted.ok) return greeted
  const opened = await openSession(talk, stage, "marked", { "example.org/never-heard-of": true })
  const meta = reactionOf(opened.answer)
  const extension = reactionOf(await talk.ask("_example.org/never_heard_of", {}, patience))
  const method = reactionOf(await talk.ask("session/never_heard_of", {}, patience))
  const text = [{ type: "text", text: "Is anybody there?" }]
  const session = reactionOf(
    await talk.ask("session/prompt", { sessionId: "never-opened", prompt: text }, patience),
    stopReasonIn,
  )
  const found = { extension, method, session, block: null, meta }
  const open = opened.ok ? opened : await openSession(talk, stage, "unmarked")
  if (!open.ok) return { ...open, found }
  const prompt = [...text, { type: "never_heard_of", value: 1 }]
  const block = reactionOf(
    await talk.ask("session/prompt", { sessionId: open.value.id, prompt }, patience),
    stopReasonIn,
  )
  return { ok: true, value: { ...found, block } }
}
