import { readFileSync } from "node:fs"
import { committedInspections } from "./inspected.ts"
import type { Observed } from "./observed.ts"
import type { Findings } from "./page.ts"
import { committedLedger, committedVerdicts } from "./verdicts.ts"

/** Everything that is committed of real agents. */
export function committedFindings(): Findings {
  return {
    observed: JSON.parse(readFileSync("test/real/agents/observed.json", "utf8")) as readonly Observed[],
    verdicts: committedVerdicts(),
    ledger: committedLedger(),
    inspected: committedInspections(),
  }
}
