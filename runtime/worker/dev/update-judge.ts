import { isAbsolute, relative, resolve } from "node:path"
import { isObject, own } from "../../../output/kernel.ts"
import type { Mark } from "../../conformance/index.ts"
import { membersOf, textOf } from "../../conformance/grammar/message.ts"
import type { Docket } from "./docket.ts"
import { turnRules as rules } from "./rules.ts"

/** How many tool calls are remembered at a time. */
const toolsAtMost = 1_024

/** What changes files, in the protocol's words. */
const changing: ReadonlySet<string | null> = new Set(["edit", "delete", "move"])

/** Judges the updates of one turn. */
export interface UpdateJudge {
  /** `update` is whatever stands there. */
  readonly take: (update: unknown) => void
  /** Whether the agent said a word to its user. */
  readonly hasSpoken: () => boolean
  /** The turn ended with nothing left to do. */
  readonly finished: () => void
}

/** Makes the judge of a turn's updates; `cwd` is the workspace, and `here` the line at hand. */
export function updateJudge(cwd: string, decide: Docket, here: () => Mark): UpdateJudge {
  const kinds = new Map<string, string | null>()
  let hasSpoken = false
  let plan: { readonly isAtWork: boolean; readonly at: Mark } | null = null

  const spoken = (update: unknown): void => {
    const content = own(membersOf(update), "content")
    hasSpoken ||= (textOf(content, "text") ?? "").trim() !== ""
  }
  const planned = (update: unknown): void => {
    const entries = itemsOf(update, "entries")
    plan = { isAtWork: entries.some((entry) => textOf(entry, "status") === "in_progress"), at: here() }
  }
  const worked = (update: unknown): void => {
    const id = textOf(update, "toolCallId") ?? ""
    const kind = textOf(update, "kind") ?? kinds.get(id) ?? null
    kinds.delete(id)
    kinds.set(id, kind)
    if (kinds.size > toolsAtMost) for (const [oldest] of [...kinds].slice(0, 1)) kinds.delete(oldest)
    const diffs = itemsOf(update, "content").filter((item) => textOf(item, "type") === "diff")
    const places = [...diffs, ...(changing.has(kind) ? itemsOf(update, "locations") : [])]
    for (const place of places) {
      const path = textOf(place, "path")
      if (path === null) continue
      if (isInside(cwd, path)) decide.holds(rules.insideTheWorkspace, here())
      else
        decide.fails(rules.insideTheWorkspace, "a tool call changes what lies outside the cwd of the session", here())
    }
  }

  return {
    take: (update) => {
      switch (textOf(update, "sessionUpdate")) {
        case "agent_message_chunk":
          return spoken(update)
        case "plan":
          return planned(update)
        case "tool_call":
        case "tool_call_update":
          return worked(update)
        case "usage_update":
          return decide.holds(rules.usageShown, here())
        default:
      }
    },
    hasSpoken: () => hasSpoken,
    finished: () => {
      if (plan === null) return
      if (plan.isAtWork)
        decide.fails(rules.currentPlan, "the turn is over, and the plan says that an entry is at work", plan.at, here())
      else decide.holds(rules.currentPlan, plan.at)
    },
  }
}

/** Whether a path lies at or below a folder, by its words alone. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, resolve(folder, path))
  return way !== ".." && !way.startsWith("../") && !way.startsWith("..\\") && !isAbsolute(way)
}

function itemsOf(value: unknown, name: string): readonly unknown[] {
  const items = isObject(value, true) ? own(value, name) : undefined
  return Array.isArray(items) ? items : []
}
