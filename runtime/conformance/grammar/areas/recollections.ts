import { checkpointTaken, stagedFilesTaken } from "../../rules/extensions.ts"
import { textOf } from "../message.ts"
import type { Scale } from "../tally.ts"
import type { Area } from "../area.ts"
import type { World } from "../world.ts"

/** How much of an answer is kept to look for words in, in code units. */
const answerKept = 1 << 20

/**
 * Judges whether a turn told what it can only know from state or files that it was handed: whoever hands them out says so
 * beforehand by an event `expects` with the session, what was handed out and the words.
 */
export function recollections(world: World): Area {
  const scales: { readonly [what: string]: Scale | undefined } = {
    state: world.tally.of(checkpointTaken),
    files: world.tally.of(stagedFilesTaken),
  }
  const expected = new Map<string, { readonly scale: Scale; readonly words: string; answer: string }>()
  return {
    happened: (event, { session, of, words }) => {
      if (event !== "expects" || typeof session !== "string" || typeof words !== "string") return
      const scale = scales[String(of)]
      if (scale === undefined || expected.size >= 64) return
      world.isHeard = true
      expected.set(session, { scale, words, answer: "" })
    },
    said: (session, { value }) => {
      if (expected.size === 0) return
      const each = expected.get(session.id)
      if (each !== undefined && each.answer.length < answerKept) each.answer += textOf(value["content"], "text") ?? ""
    },
    agentAnswers: (call, answer) => {
      if (call.method !== "session/prompt" || call.session === null) return
      const each = expected.get(call.session)
      if (each === undefined || !expected.delete(call.session) || !answer.ok || world.isHurt) return
      if (world.sessions.get(call.session)?.turn?.said !== true) return
      if (each.answer.includes(each.words)) each.scale.holds()
      else each.scale.fails("the turn does not tell what was handed to it", call.mark)
    },
  }
}
