import type { LineClaim } from "../../../model/entries.ts"

/** What a piece of the command's output meant. */
export type Meaning =
  /** An update as an agent over ACP would tell it. */
  | { readonly kind: "update"; readonly update: unknown }
  | { readonly kind: "session"; readonly id: string }
  | { readonly kind: "usage"; readonly raw: unknown }
  | { readonly kind: "output"; readonly value: unknown }
  | { readonly kind: "end"; readonly claim: LineClaim; readonly says: string | null }
  /** JSON that no rule of the stream's form fits. */
  | { readonly kind: "unknown"; readonly raw: unknown }
  | { readonly kind: "fault"; readonly code: string; readonly what: string; readonly raw: unknown }

/** Reads what a command writes on standard output, chunk by chunk, in memory that is bounded. */
export interface OutputReader {
  readonly push: (chunk: Uint8Array) => readonly Meaning[]
  /** What is left when the output has ended. */
  readonly end: () => readonly Meaning[]
  /** Where typed output stands that has no line of its own. */
  readonly outputIn: () => "line" | "last_message" | "text"
}

/** A piece of the agent's own text, or of its thoughts. */
export function messageUpdate(from: "agent" | "thought", text: string, messageId?: string): Meaning {
  return {
    kind: "update",
    update: {
      sessionUpdate: from === "agent" ? "agent_message_chunk" : "agent_thought_chunk",
      ...(messageId === undefined ? {} : { messageId }),
      content: { type: "text", text },
    },
  }
}
