import type { Site } from "../../../output/contract.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import { fromMarkdown, toMarkdown } from "./markdown.ts"

/** A site whose payload stands as text between two fixed lines. */
export type FrameSite = Extract<Site, { readonly kind: "frame" }>

/**
 * A payload as Markdown between the opening and the closing line. Whatever its texts say, no `<`, nothing that looks like one
 * and no character reference of theirs occurs in the result, so that none of them closes the frame or opens another. Refuses
 * a value that JSON cannot hold, and lines of which the payload could form a copy.
 */
export function writeFrame(
  { open, close }: FrameSite,
  value: unknown,
): { readonly ok: true; readonly text: string } | Refused {
  const body = markdownOf(value)
  if (body === null) return refused(notJson)
  if (body.includes(open) || body.includes(close)) return refused(ambiguous(open))
  return { ok: true, text: `${open}\n${body}\n${close}` }
}

/** Reads a frame back to the value that was written. Takes exactly what `writeFrame` writes, and refuses everything else. */
export function readFrame(
  { open, close }: FrameSite,
  text: string,
): { readonly ok: true; readonly value: unknown } | Refused {
  if (!text.startsWith(`${open}\n`) || !text.endsWith(`\n${close}`)) return refused(noFrame(open, close))
  const body = text.slice(open.length + 1, -close.length - 1)
  const value = body.includes(open) || body.includes(close) ? undefined : fromMarkdown(body)
  return value === undefined ? refused(noFrame(open, close)) : { ok: true, value }
}

/** `null` where JSON cannot hold the value: cycles, big integers, functions, nesting beyond the stack. */
function markdownOf(value: unknown): string | null {
  try {
    return toMarkdown(JSON.parse(JSON.stringify(value)))
  } catch {
    return null
  }
}

const notJson: Refused["refusal"] = {
  code: "frame/no-json",
  what: "The payload of a frame cannot be written as JSON.",
  why: "a frame carries what its reader can read back",
  fix: "frame a value of strings, numbers, booleans, null, lists and plain objects",
  facts: [],
}

function ambiguous(open: string): Refused["refusal"] {
  return {
    code: "frame/forgeable",
    what: `A payload between the lines of ${open} could contain one of them.`,
    why: "task text that can close its frame speaks with the voice of what follows it",
    fix: "give the frame lines that begin with <",
    facts: [],
  }
}

function noFrame(open: string, close: string): Refused["refusal"] {
  return {
    code: "frame/unreadable",
    what: `The text is no frame from ${open} to ${close}.`,
    why: "what stands in a doubtful frame cannot be told from instructions",
    fix: "write the frame with the writer of this module",
    facts: [],
  }
}
