import {
  observationProgress,
  observationToolActivity,
  observationUserMessage,
} from "../../output/facts/run-capabilities.ts"
import type { ContentBlock } from "../../output/acp/index.ts"
import { canonicalJson } from "../admission/canonical-json.ts"
import type { RunObservation, ToolObservation } from "../driver/observation/observation.ts"

/** What the platform is told of one thing that the agent did. Nothing but JSON, and every text of it well-formed. */
export type Report =
  | {
      readonly kind: "message"
      readonly from: "agent" | "thought"
      readonly message_id: string | null
      readonly text: string
    }
  | {
      readonly kind: "context_compaction"
      readonly compaction_id: string
      readonly status: string | null
      readonly summary: string | null
    }
  | {
      readonly kind: "tool"
      readonly tool_call_id: string
      /** The use of the id, where the agent takes one again. */
      readonly generation: number
      readonly status: string
      readonly title?: string
      readonly tool_kind?: string
      readonly input?: unknown
      readonly output?: unknown
      readonly text?: string
      /** Members that are left out because they are too long or have no canonical form. */
      readonly left_out?: readonly string[]
    }

/** How long a text of one report is at most, in UTF-16 units: a longer message becomes several, of a tool the end is cut. */
export const textAtMost = 16_384

/** How many bytes the input or the output of a tool has at most in canonical form. */
const valueAtMost = 65_536

/**
 * What a lane reports of an observation: messages, thoughts and shortened context, tool use and its results, each where the
 * lane has that capability, and nothing else. An image, a plan, a count of tokens or a permission is not reported.
 */
export function reportsOf(observation: RunObservation, capabilities: readonly string[]): readonly Report[] {
  const has = ({ literal }: { readonly literal: string }): boolean => capabilities.includes(literal)
  switch (observation.kind) {
    case "message": {
      const { from, content, messageId } = observation
      // The user's own words came from the platform.
      if (from === "user" || content.type !== "text") return []
      if (!has(from === "agent" ? observationUserMessage : observationProgress)) return []
      const id = messageId === null ? null : whole(messageId)
      return pieces(content.text).map((text) => ({ kind: "message", from, message_id: id, text }))
    }
    case "context_compaction": {
      const { compactionId, status, summary } = observation
      if (!has(observationProgress)) return []
      const said = summary === null ? null : textOf(summary)
      return [{ kind: "context_compaction", compaction_id: whole(compactionId), status: whole(status), summary: said }]
    }
    case "compaction_summary": {
      const { compactionId, content } = observation
      if (!has(observationProgress)) return []
      const summary = textOf([content])
      return [{ kind: "context_compaction", compaction_id: whole(compactionId), status: null, summary }]
    }
    case "tool":
      return has(observationToolActivity) ? [toolReport(observation)] : []
    default:
      return []
  }
}

function toolReport({ toolCallId, generation, status, patch }: ToolObservation): Report {
  const { title, kind, rawInput, rawOutput, content } = patch
  const text = content?.flatMap((each) => (each.type === "content" ? [textOf([each.content])] : [])).join("\n") ?? ""
  const values = { input: rawInput, output: rawOutput }
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const kept = given.filter(([, value]) => fits(value))
  const leftOut = given.filter(([, value]) => !fits(value)).map(([name]) => name)
  return {
    kind: "tool",
    tool_call_id: whole(toolCallId),
    generation,
    status,
    ...(typeof title === "string" ? { title: whole(title) } : {}),
    ...(typeof kind === "string" ? { tool_kind: kind } : {}),
    ...Object.fromEntries(kept),
    ...(text === "" ? {} : { text: whole(text) }),
    ...(leftOut.length === 0 ? {} : { left_out: leftOut }),
  }
}

function fits(value: unknown): boolean {
  const canonical = canonicalJson(value)
  return canonical.ok && canonical.bytes.length <= valueAtMost && !tooDeep(value, deepest)
}

/** A report stands in a batch that stands in a statement, each a level of its own. */
const deepest = 48

function tooDeep(value: unknown, left: number): boolean {
  if (typeof value !== "object" || value === null) return false
  return left === 0 || Object.values(value).some((each) => tooDeep(each, left - 1))
}

function textOf(blocks: readonly ContentBlock[]): string {
  return whole(blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n"))
}

/** A text that can be signed: without half characters, and cut to its length. */
function whole(text: string): string {
  return wellFormed(text.slice(0, textAtMost))
}

function pieces(text: string): readonly string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > textAtMost) {
    // A character of two units is not torn.
    const at = isHighSurrogate(rest, textAtMost - 1) ? textAtMost - 1 : textAtMost
    found.push(wellFormed(rest.slice(0, at)))
    rest = rest.slice(at)
  }
  return [...found, ...(rest === "" ? [] : [wellFormed(rest)])]
}

function isHighSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc_00) === 0xd8_00
}

function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD")
}
