import type { AgentRequest, Closure } from "../connection.ts"
import type { Failure } from "../failure.ts"
import { minting } from "../../extensions/mint.ts"
import type { AgentMessage } from "../observation/agent-message.ts"
import { memberOf } from "../../member.ts"
import type { RunObservation } from "../observation/observation.ts"
import { optionsIn } from "../observation/read-message.ts"
import type { Phase } from "../observed.ts"
import { permissionDesk } from "../policy/permission-desk.ts"
import { deadlines } from "../turn/deadlines.ts"
import { turnQueue } from "../turn/turn-queue.ts"
import type { TurnQueue } from "../turn/turn-queue.ts"
import type { Link, Place } from "./link.ts"

/** One session of an agent, as the messages of the connection reach it. */
export interface SessionCore {
  readonly id: string
  /** What the agent tells in it. */
  readonly receive: (message: AgentMessage) => void
  /** A request for permission in it. */
  readonly permit: (request: AgentRequest) => void
  /** What it asks besides, already answered: it is only observed. */
  readonly observeRequest: (request: AgentRequest, isServed: boolean) => void
  readonly takenBack: (id: unknown) => void
  /** The session is opened: what comes from here on is its own, after a silence where an old one was told again. */
  readonly opened: (isReplayed: boolean, ready: (messages: number) => void) => void
  readonly turns: TurnQueue
  /** Puts an observation of ours into its stream. */
  readonly observe: (observation: RunObservation) => void
  readonly place: () => Place
  /** The agent is gone. */
  readonly over: (closure: Closure) => void
}

/** Makes a session that is being opened. `number` counts the sessions of the agent, for the ids that we mint in it. */
export function sessionCore(id: string, number: number, opening: "pre_session" | "replay", link: Link): SessionCore {
  const { clock, limits, extending } = link
  const observer = link.observerOf(minting(`session-${number}`))
  let before: Phase | null = opening
  let replayed = 0
  const place = (): Place => ({ sessionId: id, phase: before ?? turns.phase(), turn: turns.turn() })
  const observe = (observation: RunObservation): void => {
    link.emit(place(), observation)
    extending.observed(id, observation)
  }
  const desk = permissionDesk(link.policy, { clock, milliseconds: limits.asking }, (answered) => {
    observe(answered)
    turns.take([answered])
  })
  const read = (message: AgentMessage): readonly RunObservation[] => {
    const observations = observer.observe(message, { turn: turns.turn(), declared: link.declared() })
    for (const observation of observations) observe(observation)
    return observations
  }
  const turns = turnQueue({
    sessionId: id,
    link,
    tools: observer.tools,
    desk,
    readAnswer: (value) => turns.take(read({ form: "answer", method: "session/prompt", value })),
    diagnose: (code, what, raw) => link.diagnose(place(), code, what, raw),
  })
  const quiet = deadlines<"replay" | "replay_at_most">(clock, () => end())
  let end: () => void = () => {}
  const receive = (message: AgentMessage): void => {
    const observations = read(message)
    if (before === null) turns.take(observations)
    else replayed += observations.filter(({ kind }) => kind === "message").length
    if (before === "replay" && isOpen) quiet.arm("replay", limits.replay)
  }
  let isOpen = false
  return {
    id,
    receive,
    observe,
    place,
    turns,
    permit: (request) => {
      receive({ form: "request", method: request.method, params: request.params, request: request.key })
      if (before !== null || !turns.mayAsk())
        return desk.withdraw(request, turns.phase() === "in_turn" ? "turn_cancelled" : "no_turn")
      const toolCall = memberOf(request.params, "toolCall")
      const [toolCallId, title] = [memberOf(toolCall, "toolCallId"), memberOf(toolCall, "title")]
      desk.take(request, {
        request: request.key,
        sessionId: id,
        toolCallId: typeof toolCallId === "string" ? toolCallId : null,
        title: typeof title === "string" ? title : null,
        options: optionsIn(request.params),
      })
    },
    observeRequest: ({ method, params, key }, isServed) => {
      const observations = observer.observe(
        { form: "request", method, params, request: key },
        { turn: turns.turn(), declared: link.declared() },
      )
      const shown = observations.filter(({ kind }) => !(isServed && kind === "declined"))
      for (const observation of shown) observe(observation)
      if (before === null) turns.take(shown)
    },
    takenBack: desk.takenBack,
    opened: (isReplayed, ready) => {
      isOpen = true
      end = () => {
        quiet.disarmAll()
        if (before === null) return
        before = null
        ready(replayed)
      }
      if (!isReplayed) return end()
      quiet.arm("replay", limits.replay)
      quiet.arm("replay_at_most", limits.replayAtMost)
    },
    over: (closure) => {
      end()
      quiet.disarmAll()
      desk.withdrawAll()
      const failure: Failure = { stage: "session/prompt", code: "agent_closed", closure }
      turns.over(failure)
    },
  }
}
