import { updateRoutings } from "../../../output/facts/update-routings.ts"
import type { UpdateRouting } from "../../../output/facts/types.ts"
import type { Observed } from "../../driver/observed.ts"
import type { RunObservation, ToolObservation } from "../../driver/observation/observation.ts"
import { toolsAtMost } from "../../driver/observation/tool-ledger.ts"
import { sentences } from "./sentences.ts"
import type { ToolLine, WorkerUpdate } from "./update.ts"

/** Brings what is observed of a turn where it is shown. */
export interface Router {
  readonly take: (observed: Observed) => void
  /** The turn is over: what was held back for its end is shown. */
  readonly end: () => void
}

/** How much of one thought is held, in UTF-16 units. */
export const thoughtAtMost: number = 64 * 1_024

/**
 * Makes the router of a turn, by the catalog's table. Messages come by whole sentences and thoughts in one piece, each before
 * anything that the agent did after it; what an old session tells again is shown nowhere.
 */
export function updateRouter(show: (update: WorkerUpdate) => void): Router {
  const speech = sentences()
  const tools = new Map<string, ToolLine>()
  let message: string | null = null
  let thought = ""
  let units = 0
  const finish = (landsIn: "activity" | "reasoning"): void => {
    if (landsIn === "activity") {
      const text = speech.rest()
      if (text !== "") show({ landsIn, text })
    } else if (units > 0) {
      show({ landsIn, text: thought, units })
      thought = ""
      units = 0
    }
  }
  const finishAll = (): void => {
    finish("reasoning")
    finish("activity")
  }
  const speak = (observation: RunObservation): void => {
    if (observation.kind !== "message") return
    const { content, messageId } = observation
    finish("reasoning")
    if (messageId !== null && message !== null && messageId !== message) finish("activity")
    message = messageId ?? message
    if (content.type === "text") {
      const text = speech.add(content.text)
      if (text !== "") show({ landsIn: "activity", text })
      return
    }
    finish("activity")
    show({ landsIn: "activity", content: content.type })
  }
  const think = (observation: RunObservation): void => {
    if (observation.kind !== "message" || observation.content.type !== "text") return
    finish("activity")
    const { text } = observation.content
    thought += text.slice(0, Math.max(0, thoughtAtMost - thought.length))
    units += text.length
  }
  const work = (observation: RunObservation): void => {
    if (observation.kind !== "tool") return
    const { toolCallId, turn, generation, status, patch } = observation
    const key = JSON.stringify([toolCallId, turn, generation])
    const known = tools.get(key)
    const title = patch.title ?? known?.title ?? null
    const kind = patch.kind ?? known?.kind ?? null
    const isSame = known !== undefined && known.title === title && known.kind === kind && known.status === status
    if (isSame) return
    finishAll()
    const line: ToolLine = { toolCallId, generation, title, kind, status }
    remember(tools, key, line)
    show({ landsIn: "transcript", ...line })
  }
  const land = (landsIn: UpdateRouting["landsIn"], observation: RunObservation): void => {
    switch (landsIn) {
      case "activity":
        return speak(observation)
      case "reasoning":
        return think(observation)
      case "plan":
        finishAll()
        if (observation.kind === "plan") show({ landsIn, entries: observation.entries })
        return
      case "transcript":
        return work(observation)
      case "usage":
        if (observation.kind !== "usage" || observation.source !== "usage_update") return
        return show({ landsIn, used: observation.used, size: observation.size, cost: observation.cost })
      default:
        landsIn satisfies never
    }
  }
  return {
    take: ({ observation, phase }) => {
      if (phase !== "in_turn" && phase !== "drain") return
      const update = updateOf(observation)
      const routing = updateRoutings.find(({ updates }) => update !== null && updates.includes(update))
      if (routing !== undefined) land(routing.landsIn, observation)
    },
    end: finishAll,
  }
}

const messageUpdates = {
  agent: "agent_message_chunk",
  thought: "agent_thought_chunk",
  user: "user_message_chunk",
} as const

/** The kind of update that an observation came of; null: of none that is shown. */
function updateOf(observation: RunObservation): string | null {
  switch (observation.kind) {
    case "message":
      return messageUpdates[observation.from]
    case "tool":
      return toolUpdate(observation.by)
    case "plan":
      return observation.kind
    case "usage":
      return observation.source
    default:
      return null
  }
}

/** A request for permission says of its tool call what an update of it would. */
function toolUpdate(by: ToolObservation["by"]): string {
  return by === "session/request_permission" ? "tool_call_update" : by
}

function remember(tools: Map<string, ToolLine>, key: string, line: ToolLine): void {
  tools.delete(key)
  tools.set(key, line)
  if (tools.size <= toolsAtMost) return
  const [oldest] = tools.keys()
  if (oldest !== undefined) tools.delete(oldest)
}
