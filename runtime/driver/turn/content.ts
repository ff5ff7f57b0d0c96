import type { PlanEntry, ToolKind } from "../../../output/acp/index.ts"
import type { RunObservation, ToolStatus, UsageObservation } from "../observation/observation.ts"
import { toolsAtMost } from "../observation/tool-ledger.ts"
import type { GivenUp } from "../observation/tool-ledger.ts"

/** A tool call as a turn's result has it. */
export interface ToolSummary {
  readonly toolCallId: string
  readonly turn: number
  readonly generation: number
  readonly title: string | null
  readonly toolKind: ToolKind | null
  readonly status: ToolStatus
}

/** What came of a turn. */
export interface TurnContent {
  /** The agent's own text, without its thoughts; a blank line stands between messages that the agent tells apart. */
  readonly text: string
  /** How many UTF-16 units more there were than are held. */
  readonly textCut: number
  /** No text beyond white space, nothing else of the agent's to see, no tool call and no plan. Thoughts do not count. */
  readonly isEmpty: boolean
  /** In the order in which they began. */
  readonly tools: readonly ToolSummary[]
  readonly plan: readonly PlanEntry[] | null
  /** The last of each source, in its order of first sight. */
  readonly usage: readonly UsageObservation[]
  readonly permissions: { readonly asked: number; readonly allowed: number; readonly denied: number }
  /** What the agent said last, by kind; null: nothing. */
  readonly lastObservation: RunObservation["kind"] | null
}

/** Collects what comes of a turn, in constant memory but for what it holds to the limits. */
export interface ContentCollector {
  readonly take: (observation: RunObservation) => void
  readonly giveUp: (tools: readonly GivenUp[]) => void
  readonly isEmpty: () => boolean
  readonly content: () => TurnContent
}

/** Makes an empty collector of a turn, which leaves out the tool calls of others; `textAtMost` is in UTF-16 units. */
export function contentCollector(ofTurn: number, textAtMost: number): ContentCollector {
  // A text of many small pieces weighs many times what it says, so that so many at a time are made one.
  const whole: string[] = []
  let pieces: string[] = []
  let length = 0
  let cut = 0
  let hasContent = false
  let lastMessage: string | null = null
  let lastObservation: TurnContent["lastObservation"] = null
  let plan: readonly PlanEntry[] | null = null
  const permissions = { asked: 0, allowed: 0, denied: 0 }
  const tools = new Map<string, ToolSummary>()
  const usage = new Map<UsageObservation["source"], UsageObservation>()
  const add = (text: string): void => {
    const kept = text.slice(0, textAtMost - length)
    length += kept.length
    cut += text.length - kept.length
    if (kept !== "") pieces.push(kept)
    if (pieces.length < 4_096) return
    whole.push(pieces.join(""))
    pieces = []
  }
  const take = (observation: RunObservation): void => {
    lastObservation = observation.kind
    switch (observation.kind) {
      case "message": {
        const { from, messageId, content } = observation
        if (from !== "agent") return
        if (content.type !== "text") return void (hasContent = true)
        if (messageId !== null && lastMessage !== null && messageId !== lastMessage) add("\n\n")
        lastMessage = messageId ?? lastMessage
        hasContent ||= content.text.trim() !== ""
        return add(content.text)
      }
      case "tool": {
        const { toolCallId, turn, generation, status, patch } = observation
        if (turn !== ofTurn) return
        const key = keyOf(observation)
        const known = tools.get(key)
        if (known === undefined && tools.size >= toolsAtMost) return
        const title = patch.title ?? known?.title ?? null
        const toolKind = patch.kind ?? known?.toolKind ?? null
        tools.set(key, { toolCallId, turn, generation, title, toolKind, status })
        return
      }
      case "plan":
        plan = observation.entries
        return
      case "usage":
        usage.set(observation.source, observation)
        return
      case "permission":
        if (observation.phase === "asked") permissions.asked++
        else if (observation.because === "allowed") permissions.allowed++
        else permissions.denied++
        return
      default:
    }
  }
  const isEmpty = (): boolean => !hasContent && tools.size === 0 && (plan?.length ?? 0) === 0
  return {
    take,
    isEmpty,
    giveUp: (given) => {
      for (const each of given) {
        const known = tools.get(keyOf(each))
        if (known !== undefined) tools.set(keyOf(each), { ...known, status: each.status })
      }
    },
    content: () => ({
      text: [...whole, ...pieces].join(""),
      textCut: cut,
      isEmpty: isEmpty(),
      tools: [...tools.values()],
      plan,
      usage: [...usage.values()],
      permissions: { ...permissions },
      lastObservation,
    }),
  }
}

function keyOf({ toolCallId, turn, generation }: Omit<GivenUp, "status">): string {
  return JSON.stringify([toolCallId, turn, generation])
}
