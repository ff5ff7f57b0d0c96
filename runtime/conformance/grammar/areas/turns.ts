import { decodePromptResponse } from "../../../../output/acp/index.ts"
import type { StopReason } from "../../../../output/acp/index.ts"
import { stagedFilesTaken } from "../../rules/extensions.ts"
import { closeCancels, unknownSession, updateSession } from "../../rules/sessions.ts"
import {
  cancelAnswered,
  cancelIdle,
  cancelSettles,
  concurrentPrompt,
  emptyTurn,
  lateUpdate,
  promptAfterCancel,
  promptContent,
  promptMeta,
  promptResourceLink,
  stopReason,
  terminalObservation,
} from "../../rules/turns.ts"
import { longLine, messageSchema, requestAnswered } from "../../rules/wire.ts"
import { membersOf, textOf } from "../message.ts"
import type { Call } from "../pending.ts"
import type { Mark, Scale } from "../tally.ts"
import type { Area } from "../area.ts"
import type { Session, Turn, World } from "../world.ts"

const authRequired = -32_000

/** A prompt with so much text, in code units, is a long line. */
const longPrompt = 200_000

/** Judges how turns end. Comes after every area that looks at what a turn held, since it ends the turn. */
export function turns(world: World, stagesFiles: () => boolean): Area {
  const of = (rule: Parameters<typeof world.tally.of>[0]): Scale => world.tally.of(rule)
  const terminal = of(terminalObservation)
  const reasons = of(stopReason)
  const schema = of(messageSchema)
  const long = of(longLine)
  const cancelled = of(cancelAnswered)
  const settles = of(cancelSettles)
  const after = of(promptAfterCancel)
  const idle = of(cancelIdle)
  const closing = of(closeCancels)
  const late = of(lateUpdate)
  const empty = of(emptyTurn)
  const content = of(promptContent)
  const link = of(promptResourceLink)
  const meta = of(promptMeta)
  const staged = of(stagedFilesTaken)
  const concurrent = of(concurrentPrompt)
  const unknown = of(unknownSession)
  const named = of(updateSession)
  const answered = of(requestAnswered)

  /** The rules that speak of a prompt like this one; the others are not judged by its failure. */
  const judgesOf = (session: Session, turn: Turn): readonly Scale[] => {
    if (turn.isLong) return [long]
    if (session.ended?.cancelled === true) return [after]
    if (turn.content.has("resource_link")) return stagesFiles() ? [link, staged] : [link]
    if (["image", "audio", "resource"].some((kind) => turn.content.has(kind))) return [content]
    return [turn.hasMeta ? meta : terminal]
  }

  const fail = (session: Session, turn: Turn, what: string, ...before: readonly Mark[]): void => {
    for (const scale of judgesOf(session, turn)) scale.fails(what, turn.call.mark, ...before)
  }

  const refused = (session: Session, turn: Turn, code: number): void => {
    if (code === authRequired && world.hasAuthMethods) return
    const what = `the prompt was answered with error ${code}`
    if (turn.cancelled !== null) {
      settle(turn)
      cancelled.fails(what, turn.call.mark, turn.cancelled.mark)
    } else if (turn.closing !== null) closing.fails(what, turn.call.mark)
    else if (turn.disturbed === null && turn.drained === null) fail(session, turn, what)
  }

  /** How a turn ended that the client had asked to end. */
  const stopped = (turn: Turn, reason: StopReason): boolean => {
    if (turn.cancelled !== null) {
      settle(turn)
      const isSoon = world.at - turn.cancelled.at < world.windows.race && !turn.endless
      const crossed = isSoon || turn.disturbed !== null || turn.drained !== null
      if (reason === "cancelled") cancelled.holds()
      else if (!crossed)
        cancelled.fails(`the cancelled turn was answered with ${reason}`, turn.call.mark, turn.cancelled.mark)
      return true
    }
    if (turn.closing === null) return false
    if (reason === "cancelled") closing.holds()
    else if (world.at - turn.closing >= world.windows.race || turn.endless)
      closing.fails(`the turn of the closed session was answered with ${reason}`, turn.call.mark)
    return true
  }

  const ended = (session: Session, turn: Turn, result: unknown): void => {
    const read = decodePromptResponse(result)
    if (!read.ok) {
      const [member = "its result"] = read.error.path
      const what = `the prompt was answered with ${read.error.actual} as ${member}`
      if (member !== "stopReason") return schema.fails(what, turn.call.mark)
      reasons.fails(what, turn.call.mark)
      return fail(session, turn, what)
    }
    const reason = read.value.stopReason
    reasons.holds()
    if (stopped(turn, reason)) return
    if (reason === "cancelled" && turn.disturbed === null && turn.drained === null) {
      if (session.idleCancel === null)
        fail(session, turn, "the turn was answered with cancelled, and nobody cancelled it")
      else idle.fails("a cancel that found no turn cancelled the next one", session.idleCancel, turn.call.mark)
      return
    }
    if (session.idleCancel !== null) idle.holds()
    for (const scale of [terminal, ...judgesOf(session, turn)]) scale.holds()
    late.holds()
    if (reason !== "end_turn") return
    if (turn.stray !== null && !turn.said)
      return named.fails("the updates of this turn bear the id of another session", ...turn.stray.marks)
    if (turn.stray?.isLate === true)
      late.fails(`${turn.stray.kind} came after the prompt was answered`, ...turn.stray.marks)
    if (turn.said) empty.holds()
    else empty.fails("the turn ended with end_turn, and nothing was said or done in it", turn.call.mark)
  }

  /** An update of a session that rests: it is late, unless another session's turn says nothing itself. */
  const strayed = (kind: string, since: Mark | null): void => {
    for (const { turn } of world.sessions.all())
      if (turn !== null && !turn.said) {
        turn.stray ??= { kind, isLate: since !== null, marks: [...(since === null ? [] : [since]), world.tally.here()] }
        return
      }
    if (since !== null) late.fails(`${kind} came after the prompt was answered`, since)
  }

  const settle = (turn: Turn): void => {
    const took = world.at - (turn.cancelled?.at ?? world.at)
    if (took <= world.windows.settle) settles.holds()
    else settles.fails(`the cancelled turn was answered after ${Math.round(took)} ms`, turn.call.mark)
  }

  /** A turn that will not be answered any more. */
  const unanswered = (session: Session, turn: Turn, how: string): void => {
    const what = `the prompt was not answered: ${how}`
    if (turn.cancelled !== null) {
      settles.fails(what, turn.call.mark, turn.cancelled.mark)
      cancelled.fails(what, turn.call.mark, turn.cancelled.mark)
    } else if (turn.closing !== null) closing.fails(what, turn.call.mark)
    else if (turn.drained === null) {
      fail(session, turn, what)
      if (!turn.isLong) answered.fails(what, turn.call.mark)
    }
    session.turn = null
  }

  return {
    clientAsks: (call, params) => {
      if (call.method === "session/close" && call.session !== null) {
        const turn = world.sessions.get(call.session)?.turn ?? null
        if (turn !== null) turn.closing ??= world.at
      }
      if (call.method !== "session/prompt" || call.session === null) return
      const session =
        world.sessions.get(call.session) ?? (world.whole ? undefined : world.sessions.begin(call.session, "mentioned"))
      if (session === undefined) return
      if (session.turn !== null) {
        session.turn.disturbed = call.mark
        return
      }
      session.turn = turnOf(call, params)
      session.restored = null
    },
    clientTells: (method, params) => {
      if (method !== "session/cancel") return
      const session = world.sessions.get(String(membersOf(params)["sessionId"]))
      if (session === undefined) return
      if (session.turn === null) session.idleCancel = world.tally.here()
      else {
        session.turn.cancelled ??= { at: world.at, mark: world.tally.here() }
        return
      }
      world.suspect = idle
    },
    agentAnswers: (call, answer) => {
      if (call.method !== "session/prompt" || call.session === null) return
      const session = world.sessions.get(call.session)
      const how = answer.ok ? String(membersOf(answer.result)["stopReason"]) : `error ${answer.code}`
      if (session === undefined) return unknown.notes(`session/prompt: ${how}`)
      const { turn } = session
      if (turn === null || turn.call !== call) return concurrent.notes(`the second prompt: ${how}`)
      if (turn.disturbed !== null) concurrent.notes(`the first prompt: ${how}`)
      if (answer.ok) ended(session, turn, answer.result)
      else refused(session, turn, answer.code)
      session.hasHistory ||= turn.said
      session.ended = {
        mark: world.tally.here(),
        cancelled: answer.ok ? turn.cancelled !== null : session.ended?.cancelled === true,
      }
      session.idleCancel = null
      session.turn = null
    },
    agentRepeats: ({ method, mark }) => {
      if (method === "session/prompt") terminal.fails("the prompt was answered a second time", mark)
    },
    turnUpdated: (session, { kind }) => {
      if (session.turn !== null) session.turn.said = true
      else if (session.replay === null && session.restored === null) strayed(kind, session.ended?.mark ?? null)
    },
    happened: (event, detail) => {
      if (event === "endless") {
        const turn = world.sessions.get(String(detail["session"]))?.turn ?? null
        if (turn !== null) turn.endless = true
      } else if (event === "expired") {
        for (const session of world.sessions.all())
          if (session.turn !== null && session.turn.call.key === detail["key"])
            unanswered(session, session.turn, `nothing came for ${String(detail["after"])} ms`)
      } else if (event === "closed" && detail["cause"] !== "ended_by_us" && world.suspect === null)
        for (const session of world.sessions.all())
          if (session.turn !== null) unanswered(session, session.turn, "the agent ended first")
    },
  }
}

function turnOf(call: Call, params: unknown): Turn {
  const { prompt, _meta } = membersOf(params) as { readonly prompt?: unknown; readonly _meta?: unknown }
  const blocks: readonly unknown[] = Array.isArray(prompt) ? prompt : []
  return {
    call,
    cancelled: null,
    drained: null,
    disturbed: null,
    closing: null,
    said: false,
    endless: false,
    stray: null,
    denied: new Set(),
    content: new Set(blocks.map((block) => String(membersOf(block)["type"]))),
    isLong: blocks.reduce((length: number, block) => length + (textOf(block, "text")?.length ?? 0), 0) >= longPrompt,
    hasMeta: Object.keys(membersOf(_meta)).length > 0,
  }
}
