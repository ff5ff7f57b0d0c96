import { placeText, readPlace } from "./place.ts"
import type { Step } from "./place.ts"
import { dereferenced, referenced } from "./reference.ts"
import { assembled } from "./assemble.ts"

/** A place within a value, and what stands there: a text, or a piece of JSON without a text in it. */
export interface Leaf {
  readonly at: readonly Step[]
  readonly value: unknown
}

/**
 * A JSON value as Markdown: a heading for each text, number, truth, null, empty list and empty object in it, which says its
 * place, and under it a fence longer than any run of backticks in what it holds. Texts stand there line by line as they are,
 * with what is treacherous in them as character references.
 */
export function toMarkdown(value: unknown): string {
  return leavesOf(value, []).map(section).join("\n\n")
}

function* walk(value: unknown, at: readonly Step[]): Generator<Leaf> {
  if (Array.isArray(value) && value.length > 0)
    for (const [index, item] of value.entries()) yield* walk(item, [...at, index])
  else if (typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0)
    for (const [name, member] of Object.entries(value)) yield* walk(member, [...at, name])
  else yield { at, value }
}

function leavesOf(value: unknown, at: readonly Step[]): readonly Leaf[] {
  return [...walk(value, at)]
}

function section({ at, value }: Leaf): string {
  const [form, body] = typeof value === "string" ? ["text", referenced(value)] : ["json", JSON.stringify(value)]
  const fence = "`".repeat(Math.max(3, longestRun(body) + 1))
  return `## ${placeText(at)}\n\n${fence}${form}\n${body}\n${fence}`
}

const head = /## ([^\n]*)\n\n(`{3,})(text|json)\n/y

/** Reads what `toMarkdown` wrote; undefined for anything that it could not have written. */
export function fromMarkdown(markdown: string): unknown {
  const leaves: Leaf[] = []
  let from = 0
  while (from < markdown.length || leaves.length === 0) {
    head.lastIndex = from
    const found = head.exec(markdown)
    if (found === null) return undefined
    const [, place = "", fence = "", form] = found
    const foot = markdown.indexOf(`\n${fence}`, head.lastIndex - 1)
    const at = readPlace(place)
    if (foot < 0 || at === null) return undefined
    const body = markdown.slice(head.lastIndex, foot)
    const value = form === "text" ? dereferenced(body) : jsonIn(body)
    if (value === undefined) return undefined
    leaves.push({ at, value })
    from = foot + 1 + fence.length
    if (from < markdown.length && !markdown.startsWith("\n\n", from)) return undefined
    if (from < markdown.length) from += 2
  }
  const value = assembled(leaves)
  // Whatever else could be read from it, only what is written for a value reads back to it.
  return value !== undefined && toMarkdown(value) === markdown ? value : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function longestRun(text: string): number {
  let longest = 0
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length)
  return longest
}
