import type { Report } from "../report.ts"
import { begin, openSession, prompt } from "./session.ts"
import { endInput } from "./ending.ts"
import type { Ending } from "./ending.ts"
import type { Probe } from "./probe.ts"
import type { Failed } from "./session.ts"

/** What three good turns tell. */
export interface TurnsFound extends Omit<Report["turns"], "cancelled"> {
  readonly inputEnd: Ending | null
}

/** How long updates may come behind the last turn's answer, such as titles. Milliseconds. */
const afterwards = 300

/** A turn that does not end would have its part in everything that comes after it. */
function unanswered(
  stage: string,
  plain: TurnsFound["plain"],
  tool: TurnsFound["tool"],
): Failed & { readonly found: TurnsFound } {
  return { ok: false, stage, what: "no answer", found: { plain, tool, second: null, inputEnd: null } }
}

/** A turn with an answer, one with a command, one in a second session; then the input ends. */
export const turns: Probe<TurnsFound> = async ({ talk, stage, clock }) => {
  const session = await begin(talk, stage)
  if (!session.ok) return session
  const plain = await prompt(talk, session.value)
  if (plain.says === "no answer") return unanswered("first prompt", plain, null)
  stage.play("tool")
  const before = talk.permissions()
  const turn = await prompt(talk, session.value)
  const tool = { ...turn, asked: talk.permissions() > before, ran: stage.ran(session.value.cwd) }
  if (tool.says === "no answer") return unanswered("prompt for a command", plain, tool)
  stage.play("plain")
  const other = await openSession(talk, stage, "second")
  const second = other.ok ? await prompt(talk, other.value) : null
  await talk.until(() => false, afterwards)
  const inputEnd = await endInput(talk, clock.now)
  const found = { plain, tool, second, inputEnd }
  return other.ok ? { ok: true, value: found } : { ...other, stage: "second session/new", found }
}
