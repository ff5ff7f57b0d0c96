import type { ToolObservation, ToolStatus } from "./observation.ts"
import type { ToolStated } from "./update.ts"

/** A tool call that was given up when its turn settled. */
export interface GivenUp {
  readonly toolCallId: string
  readonly turn: number
  readonly generation: number
  readonly status: "unfinished" | "cancelled"
}

/** The tool calls of one session, by the uses that the agent makes of their ids. */
export interface ToolLedger {
  /** Which use of its id a statement belongs to, and what it comes to. */
  readonly take: (stated: ToolStated, turn: number) => ToolObservation
  /** Gives up every open call, in the order in which they were opened. */
  readonly settle: (status: "unfinished" | "cancelled") => readonly GivenUp[]
  /** How many are open. */
  readonly open: () => number
}

/** How many ended calls are remembered, and how many open ones; of more, the oldest are forgotten. */
export const toolsAtMost: number = 4_096

interface Use {
  readonly turn: number
  readonly generation: number
  status: ToolStatus
  /** Ended by the agent's own word, or given up by us. */
  closed: "no" | "ended" | "given_up"
}

/**
 * Makes an empty ledger. A second `tool_call` of an open id patches it; after it ended, a `tool_call` begins a new use of the
 * id. A `tool_call_update` without a `tool_call` begins one too, since agents do that. An update of an ended use is late, but
 * one that says in a later turn that the call is pending or in progress begins a new use.
 */
export function toolLedger(): ToolLedger {
  const open = new Map<string, Use>()
  const ended = new Map<string, Use>()
  const take: ToolLedger["take"] = ({ by, toolCallId, patch }, turn) => {
    const known = open.get(toolCallId) ?? ended.get(toolCallId)
    const begins = known === undefined || (known.closed !== "no" && isNewUse(by, patch.status ?? null, known, turn))
    const use: Use = begins
      ? { turn, generation: known?.turn === turn ? known.generation + 1 : 1, status: "pending", closed: "no" }
      : known
    const step = begins ? "opened" : use.closed === "no" ? "patched" : "late"
    const said = patch.status ?? null
    if (said !== null && (use.closed !== "ended" || isTerminal(said))) use.status = said
    if (isTerminal(use.status) && use.closed !== "ended") use.closed = "ended"
    remember(use.closed === "no" ? open : ended, toolCallId, use)
    if (use.closed !== "no") open.delete(toolCallId)
    else ended.delete(toolCallId)
    const { generation, status } = use
    return { kind: "tool", by, toolCallId, turn: use.turn, generation, step, status, patch }
  }
  const settle: ToolLedger["settle"] = (status) => {
    const given: GivenUp[] = []
    for (const [toolCallId, use] of open) {
      use.status = status
      use.closed = "given_up"
      remember(ended, toolCallId, use)
      given.push({ toolCallId, turn: use.turn, generation: use.generation, status })
    }
    open.clear()
    return given
  }
  return { take, settle, open: () => open.size }
}

function isNewUse(by: ToolStated["by"], said: ToolStatus | null, known: Use, turn: number): boolean {
  if (by === "tool_call") return known.closed === "ended" || known.turn !== turn
  if (known.turn === turn || known.closed === "given_up") return false
  return by === "session/request_permission" || said === "pending" || said === "in_progress"
}

function isTerminal(status: ToolStatus): boolean {
  return status === "completed" || status === "failed"
}

function remember(into: Map<string, Use>, id: string, use: Use): void {
  into.delete(id)
  into.set(id, use)
  if (into.size <= toolsAtMost) return
  const [oldest] = into.keys()
  if (oldest !== undefined) into.delete(oldest)
}
