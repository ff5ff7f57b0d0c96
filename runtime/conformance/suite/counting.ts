import type { Reply } from "./peer.ts"
import { prompts } from "./prompts.ts"
import type { Visit } from "./visit.ts"

/** A turn that goes on until it is stopped. */
export interface Counting {
  readonly session: string
  /** The answer of its prompt. */
  readonly reply: Promise<Reply>
}

/**
 * Begins a session and a turn in it that goes on until it is stopped; `milliseconds` is how long it may take
 * to be answered once it is under way.
 * Null where it did not get under way, so that there is nothing to stop.
 */
export async function counting(visit: Visit, milliseconds: number): Promise<Counting | null> {
  const session = await visit.begin()
  if (session === null) return null
  const underWay = visit.underWay(session)
  const prompt = [{ type: "text", text: prompts.count }]
  const reply = visit.about("session/prompt", session, { prompt }, visit.limits.settle + milliseconds)
  const began = await Promise.race([underWay, reply.then(() => false)])
  if (!began) return null
  visit.peer.note("endless", { session })
  return { session, reply }
}
