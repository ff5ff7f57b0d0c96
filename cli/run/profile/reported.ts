import type { RunObservation } from "../../../runtime/driver/index.ts"
import { isObject } from "../../platform/is-object.ts"

/** What of an observation a terminal shows. */
export type Shown = Extract<RunObservation, { readonly kind: "message" | "tool" | "diagnostic" }>

/**
 * Reads an observation as the platform keeps it: what its claimant reported, of which nothing is believed. null: it is in no form
 * that a terminal shows.
 */
export function shownOf(reported: unknown): Shown | null {
  if (!isObject(reported)) return null
  switch (reported["kind"]) {
    case "message": {
      const { from, text } = reported
      if ((from !== "agent" && from !== "thought") || typeof text !== "string") return null
      return { kind: "message", from, messageId: null, content: { type: "text", text } }
    }
    case "tool": {
      const { tool_call_id: toolCallId, generation, status, title } = reported
      if (typeof toolCallId !== "string" || !isStatus(status)) return null
      return {
        kind: "tool",
        by: "tool_call_update",
        toolCallId,
        turn: 1,
        generation: typeof generation === "number" ? generation : 1,
        step: "patched",
        status,
        patch: typeof title === "string" ? { title } : {},
      }
    }
    case "diagnostic": {
      const { code, what } = reported
      return typeof code === "string" && typeof what === "string" ? { kind: "diagnostic", code, what, raw: null } : null
    }
    default:
      return null
  }
}

const statuses = ["pending", "in_progress", "completed", "failed", "unfinished", "cancelled"] as const

function isStatus(status: unknown): status is (typeof statuses)[number] {
  return statuses.some((each) => each === status)
}
