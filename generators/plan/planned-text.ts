import { Buffer } from "node:buffer"
import type { PlanEntry } from "../../model/plan.ts"
import { baseName } from "./paths.ts"
import { closingOf, findRegions, openingOf } from "./regions.ts"

/** From how many bytes on a file is reported, and from how many on it is refused; editors and compilers choke on giants. */
export const sizeBudget = { warning: 200_000, error: 1_000_000 }

/** Why a text cannot stand in its place, as a clause, or `null`. */
export function textFault(entry: PlanEntry): string | null {
  const { text } = entry
  if (text.includes("\r")) return "contains a carriage return"
  if (text.startsWith("\uFEFF")) return "begins with a byte order mark"
  if (/\p{Cs}/u.test(text)) return "is not well-formed Unicode"
  if (entry.kind === "file") return /[^\n]\n$/.test(text.slice(-2)) ? null : "does not end in exactly one line feed"
  const page = findRegions(`${openingOf(entry.region)}\n${text}\n${closingOf(entry.region)}\n`)
  const whole = page.regions[0]?.end === openingOf(entry.region).length + text.length + 2
  return page.regions.length === 1 && page.faults.length === 0 && whole
    ? null
    : "does not leave the region's comments alone"
}

/** How many bytes a file has beyond what its kind may have, and whether that is refused; data files may be of any size. */
export function beyondBudget(
  entry: PlanEntry,
): { readonly bytes: number; readonly severity: "warning" | "error" } | null {
  if (entry.kind !== "file" || /\.(?:jsonl?|txt)$/.test(baseName(entry.path))) return null
  const bytes = Buffer.byteLength(entry.text)
  if (bytes <= sizeBudget.warning) return null
  return { bytes, severity: bytes > sizeBudget.error ? "error" : "warning" }
}
