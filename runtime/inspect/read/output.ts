import { shortened } from "../reactions.ts"
import type { Measured, Report } from "../report.ts"
import type { Line } from "../transcript.ts"
import { labelOf } from "./messages.ts"
import { sorted } from "./sorted.ts"

/** How many lines of noise are shown. */
const shownLines = 3

/** What an agent wrote on its standard output that it should not have. */
export function outputIn(lines: readonly Line[], faults: readonly string[]): Report["output"] {
  const noise = lines.flatMap((line) => (line.kind === "noise" ? [shortened(line.text)] : []))
  return { noise: noise.length, examples: noise.slice(0, shownLines), faults: sorted(faults) }
}

/** The longest line of the agent's, and what it was. */
export function biggestLineIn(lines: readonly Line[]): Measured["biggestLine"] {
  const said = lines.filter((line) => line.kind === "noise" || line.from === "agent")
  const [first, ...rest] = said
  if (first === undefined) return null
  const biggest = rest.reduce((most, line) => (line.bytes > most.bytes ? line : most), first)
  return { bytes: biggest.bytes, what: labelOf(biggest) }
}
