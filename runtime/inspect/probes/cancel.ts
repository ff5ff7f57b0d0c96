import type { Report } from "../report.ts"
import { reactionOf, stopReasonIn } from "../reactions.ts"
import { asked, begin, saidText } from "./session.ts"
import { terminate } from "./ending.ts"
import type { Ending } from "./ending.ts"
import type { Probe } from "./probe.ts"

/** What a cancelled turn and a SIGTERM tell. */
export interface CancelFound {
  readonly cancelled: NonNullable<Report["turns"]["cancelled"]>
  readonly milliseconds: number | null
  readonly terminate: Ending | null
}

/** How soon an agent says what its model has begun to say; some keep it until the end. Milliseconds. */
const untilSaid = 2_000
/** How long an agent that asks no model is left alone before it is cancelled, and how soon one must hang up. Milliseconds. */
const untilCancel = 500
const untilHungUp = 5_000
/** What a process may still do after a turn before it is told to end. */
const untilTerminated = 200

/** Cancels a turn while the model speaks; then SIGTERM. */
export const cancel: Probe<CancelFound> = async ({ talk, stage, clock, limits, asksModel, offersTools }) => {
  const session = await begin(talk, stage)
  if (!session.ok) return session
  stage.play("slow")
  const before = talk.transcript.lines().length
  const { id } = session.value
  let isOver = false
  const answering = asked(talk, id).then((answer) => {
    isOver = true
    return answer
  })
  const speaking = () =>
    stage.calls().findLast((call) => (call.status !== null || !call.stream) && (call.offersTools || !offersTools))
  if (asksModel) {
    await talk.until(() => isOver || speaking() !== undefined, limits.answer / 2)
    await talk.until(() => isOver || saidText(talk, before), untilSaid)
  } else await talk.until(() => isOver, untilCancel)
  const wasOver = isOver
  const begun = clock.now()
  talk.tell("session/cancel", { sessionId: id })
  const isSettled = await talk.until(() => isOver, limits.settle)
  const milliseconds = isSettled && !wasOver ? clock.now() - begun : null
  const reaction = isSettled ? reactionOf(await answering, stopReasonIn) : { says: "no answer", message: null }
  if (asksModel) await talk.until(() => speaking()?.outcome !== null, untilHungUp)
  const hungUp = asksModel ? speaking()?.outcome === "client_gone" : null
  const says = wasOver ? `${reaction.says} before` : reaction.says
  const cancelled = { ...reaction, says, hungUp }
  await talk.until(() => false, untilTerminated)
  return { ok: true, value: { cancelled, milliseconds, terminate: await terminate(talk, clock.now, limits.ending) } }
}
