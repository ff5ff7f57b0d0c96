import { definitionOf } from "../../driver/observation/agent-message.ts"
import { memberOf } from "../../member.ts"
import type { Line } from "../transcript.ts"

/** A message of the agent's. */
export interface Heard {
  readonly at: number
  readonly form: "notification" | "request" | "answer" | "error"
  /** What it calls, or what it answers. */
  readonly method: string
  /** Params, result or error. */
  readonly body: unknown
  /** The protocol's name of the body; the method where the protocol has none. */
  readonly def: string
}

/** Every message of the agent's, with the methods of ours that its answers are to. Answers to nothing are left out. */
export function heardIn(lines: readonly Line[]): readonly Heard[] {
  const asked = new Map<unknown, string>()
  const heard: Heard[] = []
  for (const line of lines) {
    if (line.kind === "noise") continue
    const { message, at } = line
    const [method, id] = [memberOf(message, "method"), memberOf(message, "id")]
    if (line.from === "client") {
      if (typeof method === "string" && id !== undefined) asked.set(id, method)
    } else if (typeof method === "string") {
      const form = id === undefined ? "notification" : "request"
      const body = memberOf(message, "params")
      heard.push({ at, form, method, body, def: definitionOf({ form, method, params: body, request: 0 }) ?? method })
    } else {
      const answered = asked.get(id)
      const value = memberOf(message, "result")
      const body = value ?? memberOf(message, "error")
      if (answered === undefined) continue
      const form = value === undefined ? "error" : "answer"
      heard.push({
        at,
        form,
        method: answered,
        body,
        def: definitionOf({ form: "answer", method: answered, value }) ?? answered,
      })
    }
  }
  return heard
}

/** What a line is, in a few words. */
export function labelOf(line: Line): string {
  if (line.kind === "noise") return "noise"
  const method = memberOf(line.message, "method")
  if (typeof method !== "string") return "answer"
  const kind = updateKind(memberOf(line.message, "params"))
  return kind === null ? method : `${method} ${kind}`
}

/** The kind of an update; null for what is none. */
export function updateKind(params: unknown): string | null {
  const kind = memberOf(memberOf(params, "update"), "sessionUpdate")
  return typeof kind === "string" ? kind : null
}
