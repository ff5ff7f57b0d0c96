import { descendantsGone, exitsOnEof, stderrVolume } from "../../rules/processes.ts"
import { initializeResult } from "../../rules/handshake.ts"
import { customRequestAnswered, requestAnswered, stdoutUtf8 } from "../../rules/wire.ts"
import { sessionNew } from "../../rules/sessions.ts"
import { methodOf } from "../../../../output/acp/index.ts"
import type { WireCode } from "../../../driver/transport/wire-faults.ts"
import type { Call } from "../pending.ts"
import type { Area } from "../area.ts"
import type { World } from "../world.ts"

/** Judges what happened beside the messages: deadlines that passed, lines that were hurt, and how the process ended. */
export function processes(world: World, isVerb: (method: string) => boolean): Area {
  const initialize = world.tally.of(initializeResult)
  const session = world.tally.of(sessionNew)
  const custom = world.tally.of(customRequestAnswered)
  const answered = world.tally.of(requestAnswered)
  const utf8 = world.tally.of(stdoutUtf8)
  const eof = world.tally.of(exitsOnEof)
  const descendants = world.tally.of(descendantsGone)
  const volume = world.tally.of(stderrVolume)

  /** A request that will not be answered any more. Prompts are judged with their turns. */
  const unanswered = (call: Call, how: string): void => {
    const what = `${call.method} was not answered: ${how}`
    if (call.method === "session/prompt") return
    if (methodOf(call.method) === undefined && !isVerb(call.method)) return custom.fails(what, call.mark)
    answered.fails(what, call.mark)
    if (call.method === "initialize") initialize.fails(what, call.mark)
    else if (call.method === "session/new") session.fails(what, call.mark)
  }

  return {
    agentAnswers: (call) => {
      if (call.method !== "session/prompt") answered.holds()
    },
    happened: (event, detail) => {
      switch (event) {
        case "expired":
          for (const call of world.client.openCalls())
            if (call.key === detail["key"]) unanswered(call, `nothing came for ${String(detail["after"])} ms`)
          return
        case "diagnostic":
          if (detail["code"] === ("wire/invalid-utf8" satisfies WireCode)) {
            world.isHurt = true
            utf8.fails("a line is not valid UTF-8")
          }
          return
        case "closed":
          if (detail["cause"] !== "ended_by_us" && world.suspect === null)
            for (const call of world.client.openCalls()) unanswered(call, "the agent ended first")
          return
        case "ended": {
          const { rung, orphans, errorBytes } = detail as Ended
          if (rung === "input_ended") eof.holds()
          else if (rung === "terminated" || rung === "killed") eof.fails(`the process had to be ended: ${rung}`)
          if (Array.isArray(orphans)) {
            if (orphans.length === 0) descendants.holds()
            else descendants.fails(`${orphans.length} of its processes lived on and had to be ended`)
          }
          if (typeof errorBytes === "number") volume.notes(`${errorBytes} bytes on standard error`)
          return
        }
        default:
      }
    },
  }
}

interface Ended {
  readonly rung?: unknown
  readonly orphans?: unknown
  readonly errorBytes?: unknown
}
