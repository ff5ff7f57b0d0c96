import type { Site } from "../../output/contract.ts"
import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"

/** A site whose payload stands as text between two fixed lines. */
export type FrameSite = Extract<Site, { readonly kind: "frame" }>

/** What JSON allows inside a string and some reader or other takes for the end of a line, for a tag, or for nothing at all. */
const treacherous = /[<\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/**
 * A payload as Markdown between the opening and the closing line: its JSON in a fence longer than any run of backticks in it.
 * Whatever the payload's texts say, no `<` and no line end of theirs occurs in the result, so none of them closes the frame
 * or opens another. Refuses a value that JSON cannot hold, and lines of which the payload could form a copy.
 */
export function writeFrame(
  { open, close }: FrameSite,
  value: unknown,
): { readonly ok: true; readonly text: string } | Refused {
  const json = jsonOf(value)
  if (json === null) return refused(notJson)
  const body = json.replace(treacherous, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  if (body.includes(open) || body.includes(close)) return refused(ambiguous(open))
  const fence = "`".repeat(Math.max(3, longestRun(body) + 1))
  return { ok: true, text: `${open}\n${fence}json\n${body}\n${fence}\n${close}` }
}

/** Reads a frame back to the value that was written. Takes exactly what `writeFrame` writes, and refuses everything else. */
export function readFrame(
  { open, close }: FrameSite,
  text: string,
): { readonly ok: true; readonly value: unknown } | Refused {
  if (!text.startsWith(`${open}\n`) || !text.endsWith(`\n${close}`)) return refused(noFrame(open, close))
  const inside = text.slice(open.length + 1, -close.length - 1)
  const fence = /^`{3,}/.exec(inside)?.[0] ?? ""
  const head = `${fence}json\n`
  const foot = `\n${fence}`
  const body = inside.slice(head.length, -foot.length)
  const fenced =
    fence !== "" && inside.startsWith(head) && inside.endsWith(foot) && inside.length >= head.length + foot.length
  if (!fenced || longestRun(body) >= fence.length || body.includes(open) || body.includes(close))
    return refused(noFrame(open, close))
  try {
    return { ok: true, value: JSON.parse(body) }
  } catch {
    return refused(noFrame(open, close))
  }
}

/** `null` where JSON cannot hold the value: cycles, big integers, functions, nesting beyond the stack. */
function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value, null, 2) ?? null
  } catch {
    return null
  }
}

function longestRun(text: string): number {
  let longest = 0
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length)
  return longest
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
