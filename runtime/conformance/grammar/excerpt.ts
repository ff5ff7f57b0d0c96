import type { TraceEntry } from "./entry.ts"

/** How much of a text is shown, and of a whole entry, in code units. */
const shownText = 120
const shownEntry = 480

/**
 * One line that shows an entry of a trace: long texts and deep values are cut, and what is kept under a private key is left
 * out, so that it can stand in a report. Takes no longer than what it shows.
 */
export function excerptOf(entry: TraceEntry, isPrivate: (key: string) => boolean): string {
  const value = "message" in entry ? entry.message : "text" in entry ? entry.text : entry
  return cut(JSON.stringify(shortened(value, isPrivate, 0)) ?? "", shownEntry)
}

function shortened(value: unknown, isPrivate: (key: string) => boolean, depth: number): unknown {
  if (typeof value === "string") return cut(value, shownText)
  if (typeof value !== "object" || value === null) return value
  if (depth === 8) return "…"
  if (Array.isArray(value)) {
    const items = value.slice(0, 8).map((item) => shortened(item, isPrivate, depth + 1))
    return value.length > 8 ? [...items, "…"] : items
  }
  const members: [string, unknown][] = []
  for (const name of Object.keys(value)) {
    if (members.length === 16) {
      members.push(["…", "…"])
      break
    }
    const inner = (value as { readonly [name: string]: unknown })[name]
    members.push([cut(name, shownText), isPrivate(name) ? "(private)" : shortened(inner, isPrivate, depth + 1)])
  }
  return Object.fromEntries(members)
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
