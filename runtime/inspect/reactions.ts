import type { Answer } from "../driver/index.ts"
import { memberOf } from "../member.ts"
import type { Reaction } from "./report.ts"

const longestMessage = 160

/** What an answer comes to, in a few words. `said` is what a good one says. */
export function reactionOf(answer: Answer, said: (value: unknown) => string = () => "accepted"): Reaction {
  switch (answer.kind) {
    case "result":
      return { says: said(answer.value), message: null }
    case "error":
      return { says: `error ${answer.error.code}`, message: shortened(answer.error.message) }
    case "malformed":
      return { says: "unreadable", message: shortened(JSON.stringify(answer.raw) ?? "") }
    case "timed_out":
      return { says: "no answer", message: null }
    case "closed":
      return { says: "exited", message: answer.closure.spawnError?.message ?? null }
    default:
      return answer satisfies never
  }
}

/** What a prompt's good answer says: its stop reason. */
export function stopReasonIn(value: unknown): string {
  const reason = memberOf(value, "stopReason")
  return typeof reason === "string" ? shortened(reason) : "no stop reason"
}

/** A text on one line, no longer than is worth reading. */
export function shortened(text: string): string {
  const line = text.replaceAll(/[\s\u0000-\u001F\u007F-\u009F]+/g, " ").trim()
  return line.length > longestMessage ? `${line.slice(0, longestMessage - 1)}…` : line
}
