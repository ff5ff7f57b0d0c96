import { createColors } from "picocolors"
import type { Finding } from "../../model/finding.ts"
import { clauseOf } from "../check-rules.ts"
import type { Drift } from "../disk/drift.ts"
import { visible, visibleLines } from "./visible.ts"
import { padded, widthOf } from "./width.ts"

/** How drift is shown to people. */
export interface DriftSetting {
  readonly colour: boolean
  /** The command that mends everything that generation can mend. */
  readonly command: string
  /** Whether diffs are shown below their lines. */
  readonly diffs: boolean
}

/** Drift as findings, for every reporter that has no shape of its own for it. `at` is the file as a whole, its first line. */
export function driftFindings(drifts: readonly Drift[], command: string): readonly Finding[] {
  return drifts.map(({ class: of, path, region, facts, detail, fix, hint, mendable }) => ({
    code: `drift/${of}`,
    severity: "error",
    what: `${path}${region === null ? "" : `, region ${region}`}: ${detail}${hint === null ? "" : ` (${hint})`}.`,
    why: "what is published and what the catalog says must not disagree",
    fix: mendable ? `run ${command}` : clauseOf(fix),
    at: { file: path, line: 1, column: 1 },
    related: [],
    facts,
  }))
}

/** Drift for people in a terminal: an aligned line for each place, and at the end the one command that mends it; empty for none. */
export function prettyDrift(drifts: readonly Drift[], { colour, command, diffs }: DriftSetting): string {
  if (drifts.length === 0) return ""
  const paint = createColors(colour)
  const rows = drifts.map((drift) => ({ drift, path: visible(drift.path), reason: visible(reasonOf(drift)) }))
  const paths = Math.max(...rows.map(({ path }) => widthOf(path)))
  const classes = Math.max(...rows.map(({ drift }) => widthOf(drift.class)))
  const lines = rows.flatMap(({ drift, path, reason }) => [
    `${paint.red("drift")}  ${padded(path, paths)}   ${paint.bold(padded(drift.class, classes))}   ${reason}`.trimEnd(),
    ...(drift.mendable ? [] : [`  ${paint.dim("Fix")}  ${visible(drift.fix)}`]),
    ...(diffs && drift.diff !== null ? visibleLines(drift.diff.replace(/\n$/, "")).map((line) => `  ${line}`) : []),
  ])
  return `${[...lines, ...advice(drifts), closing(drifts, command)].join("\n")}\n`
}

function reasonOf({ region, facts, detail, hint }: Drift): string {
  const where =
    region === null
      ? facts.length === 0 || facts.length > 3
        ? detail
        : facts.join(", ")
      : `region ${region}, ${detail}`
  return hint === null ? where : `${where}, ${hint}`
}

/** What else to do about a class that generating again mends only until the next time, once for all its places. */
function advice(drifts: readonly Drift[]): readonly string[] {
  const mended = drifts.filter((drift) => drift.class === "eol" || drift.class === "reformatted")
  return [...new Set(mended.map((drift) => `${drift.class}  ${visible(drift.fix)}`))]
}

function closing(drifts: readonly Drift[], command: string): string {
  const count = drifts.length === 1 ? "1 place differs" : `${drifts.length} places differ`
  const byHand = drifts.filter(({ mendable }) => !mendable).length
  if (byHand === 0) return `${count} from the catalog. Run: ${command}`
  return `${count} from the catalog. Mend the ${byHand === 1 ? "one" : byHand} with a fix by hand, then run: ${command}`
}
