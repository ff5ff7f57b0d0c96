import { descendantsGone, exitsOnEof, stderrVolume } from "../../rules/processes.ts"
import { initializeResult } from "../../rules/handshake.ts"
import { customRequestAnswered, requestAnswered, stdoutUtf8 } from "../../rules/wire.ts"
import { sessionNew } from "../../rules/sessions.ts"
import { methodOf } from "../../../../output/acp/index.ts"
import type { Call } from "../pending.ts"
import type { Area, World } from "../world.ts"

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
    agentTells: () => utf8.holds(),
    happened: (event, detail) => {
      switch (event) {
        case "expired":
          for (const call of world.client.openCalls())
            if (call.key === detail["key"]) unanswered(call, `nothing came for ${String(detail["after"])} ms`)
          return
        case "hurt":
          return utf8.fails("a line is not valid UTF-8")
        case "closed": {
          if (detail["cause"] === "ended_by_us") {
            if (detail["rung"] === "input_ended") eof.holds()
            else if (detail["rung"] !== "gone") eof.fails(`the process had to be ended: ${String(detail["rung"])}`)
          } else if (world.suspect === null)
            for (const call of world.client.openCalls()) unanswered(call, "the agent ended first")
          const orphans = detail["orphans"]
          if (Array.isArray(orphans)) {
            if (orphans.length === 0) descendants.holds()
            else descendants.fails(`${orphans.length} of its processes lived on and had to be ended`)
          }
          if (typeof detail["errorBytes"] === "number") volume.notes(`${detail["errorBytes"]} bytes on standard error`)
          return
        }
        default:
      }
    },
  }
}
