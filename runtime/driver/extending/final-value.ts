import type { FinalForm } from "../../extensions/roles.ts"
import type { RunObservation, ToolObservation } from "../observation/observation.ts"

/** The final value of a turn as it stands so far. */
export interface FinalValue {
  readonly take: (observation: RunObservation) => void
  /** The JSON text of what the agent gave last; null: nothing. */
  readonly text: () => string | null
  /** The turn is over, and the next one begins with nothing. */
  readonly turned: () => void
}

/** How many UTF-16 units of a message are held; one that is longer is no value. */
const textAtMost = 8 * 1_024 * 1_024

/**
 * Follows where a final value stands. Only the primary loop's counts: an attribution comes right behind what it speaks of, so
 * each observation waits until it is known to be nobody else's.
 */
export function finalValue(form: FinalForm): FinalValue {
  const source = form.from === "message" ? messages() : calls(form.title)
  let pending: RunObservation | null = null
  const commit = (): void => {
    if (pending !== null) source.take(pending)
    pending = null
  }
  return {
    take: (observation) => {
      if (observation.kind === "extension" && observation.observation.kind === "attribution") {
        if (pending !== null) source.disown(pending)
        pending = null
      } else if (observation.kind === "message" || observation.kind === "tool" || observation.kind === "plan") {
        commit()
        pending = observation
      }
    },
    text: () => {
      commit()
      return source.text()
    },
    turned: () => {
      pending = null
      source.clear()
    },
  }
}

interface Source {
  readonly take: (observation: RunObservation) => void
  /** It is another loop's. */
  readonly disown: (observation: RunObservation) => void
  readonly text: () => string | null
  readonly clear: () => void
}

/** The last message of the agent's: its pieces share an id, or nothing stands between them. */
function messages(): Source {
  let text: string | null = null
  let id: string | null = null
  let isOpen = false
  return {
    take: (observation) => {
      if (observation.kind !== "message") return void (isOpen = false)
      const { from, messageId, content } = observation
      if (from !== "agent") return void (isOpen = from === "thought" ? false : isOpen)
      const isSame = isOpen && messageId === id
      const piece = content.type === "text" ? content.text : ""
      text = isSame ? `${text ?? ""}${piece}`.slice(0, textAtMost + 1) : piece
      id = messageId
      isOpen = true
    },
    disown: () => {},
    text: () => (text === null || text.trim() === "" || text.length > textAtMost ? null : text),
    clear: () => {
      text = null
      isOpen = false
    },
  }
}

/** The last completed call of a tool with that title, and what came of it. */
function calls(title: string): Source {
  const open = new Map<string, { value: unknown }>()
  const foreign = new Set<string>()
  let text: string | null = null
  const keyOf = ({ toolCallId, turn, generation }: ToolObservation): string =>
    JSON.stringify([toolCallId, turn, generation])
  return {
    take: (observation) => {
      if (observation.kind !== "tool") return
      const { patch, status } = observation
      const key = keyOf(observation)
      if (patch.title === title && !open.has(key) && open.size < callsAtMost) open.set(key, { value: undefined })
      const call = open.get(key)
      if (call === undefined) return
      call.value = patch.rawOutput ?? patch.rawInput ?? call.value
      if (status === "completed" && !foreign.has(key) && call.value !== undefined) text = JSON.stringify(call.value)
    },
    disown: (observation) => {
      if (observation.kind === "tool" && foreign.size < callsAtMost) foreign.add(keyOf(observation))
    },
    text: () => text,
    clear: () => {
      open.clear()
      foreign.clear()
      text = null
    },
  }
}

/** How many calls of a turn are told apart. */
const callsAtMost = 10_000
