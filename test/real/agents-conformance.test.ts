import { writeFileSync } from "node:fs"
import { format } from "prettier"
import { afterAll, describe, expect, it } from "vitest"
import { explained, prettyReport } from "../../runtime/conformance/index.ts"
import { tryConformance } from "./agents/conformance.ts"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { install } from "./agents/install.ts"
import { recipes } from "./agents/recipes.ts"
import {
  committedLedger,
  committedVerdicts,
  differingVerdicts,
  inLedger,
  verdictsOf,
  verdictsPath,
} from "./agents/verdicts.ts"
import type { Verdicts } from "./agents/verdicts.ts"

const committed = committedVerdicts()
const ledger = committedLedger()
/** To write down what agents do now, after a change of their versions: `CHECKFU_AGENTS_WRITE=1`. */
const writes = process.env["CHECKFU_AGENTS_WRITE"] === "1"

/** The suite starts two processes of an agent at once. */
const oneOfTwo = fewAtATime(2)
const seen = new Map<string, Verdicts>()
afterAll(async () => {
  if (!writes) return
  const rows = recipes.flatMap(({ name }) => seen.get(name) ?? committed.find(({ agent }) => agent === name) ?? [])
  writeFileSync(verdictsPath, await format(JSON.stringify(rows), { parser: "json", printWidth: 120 }))
})

describe("the live suite on a real agent", () => {
  it.concurrent.for(recipes)(
    "fails no rule whose failure is not explained, and leaves nothing behind: $name",
    { timeout: 900_000 },
    async (recipe, { skip }) => {
      const tried = await oneOfTwo(async () => {
        const installed = await install(recipe)
        return installed.ok ? { ...installed, ...(await tryConformance(recipe, installed.folder)) } : installed
      })
      if (!tried.ok) {
        skip(process.env["CI"] !== "true", tried.why)
        throw new Error(tried.why)
      }
      const { report, leftAlive } = tried
      const known = committed.find(({ agent }) => agent === recipe.name)
      seen.set(recipe.name, verdictsOf(recipe.name, report, known?.varies))
      expect(leftAlive).toBe(0)
      const words = prettyReport(report, false)
      const { unexplained, outdated } = explained(inLedger(recipe), report, ledger)
      // What an agent does in some runs only has its reason beside its verdicts.
      const isStrange = (rule: string): boolean => known?.varies[rule] === undefined
      expect({ unexplained: unexplained.filter(isStrange), outdated }, words).toEqual({ unexplained: [], outdated: [] })
      if (!writes && known !== undefined) expect(differingVerdicts(known, report), words).toEqual([])
      if (!writes) expect(known).toBeDefined()
    },
  )
})
