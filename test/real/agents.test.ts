import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { afterAll, describe, expect, it } from "vitest"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { install } from "./agents/install.ts"
import { observe } from "./agents/observe.ts"
import type { Observation } from "./agents/observe.ts"
import type { Observed } from "./agents/observed.ts"
import type { Recipe } from "./agents/recipe.ts"
import { recipes } from "./agents/recipes.ts"
import { committedLedger, inLedger } from "./agents/verdicts.ts"
import { explained, prettyReport } from "../../runtime/conformance/index.ts"

const file = "test/real/agents/observed.json"
const committed = JSON.parse(readFileSync(file, "utf8")) as readonly Observed[]
const ledger = committedLedger()
/** To write down what agents do now, after a change of their versions: `CHECKFU_AGENTS_WRITE=1`. */
const writes = process.env["CHECKFU_AGENTS_WRITE"] === "1"

/** Agents are heavy, and two of them fill the processors of a small machine. */
const oneOfTwo = fewAtATime(2)
const seen: Observed[] = []
afterAll(async () => {
  if (!writes || seen.length < recipes.length) return
  const rows = recipes.map(({ name }) => seen.find(({ agent }) => agent === name))
  writeFileSync(file, await format(JSON.stringify(rows), { parser: "json", printWidth: 120 }))
})

describe("a real agent", () => {
  it.concurrent.for(recipes)(
    "does what is written down of it, and no turn without an answer is called a success: $name",
    { timeout: 900_000 },
    async (recipe, { skip }) => {
      const run = await oneOfTwo(() => observed(recipe))
      if (!run.ok) {
        skip(process.env["CI"] !== "true", run.why)
        throw new Error(run.why)
      }
      seen.push(run.observed)
      const { plain, tool, second, cancelled, failing, leftAlive } = run.observed
      const done = { says: "end_turn", outcome: recipe.asksModel ? "succeeded" : "unverified" }
      expect([plain, second]).toEqual([done, done])
      expect(tool).toMatchObject({ ...done, ran: recipe.asksModel })
      expect(cancelled).toMatchObject({ outcome: "cancelled", settled: true, hungUp: recipe.asksModel })
      for (const { outcome } of Object.values(failing ?? {})) expect(["failed", "timed_out"]).toContain(outcome)
      expect(leftAlive).toBe(0)
      // In turns that begin and end as they should, nothing fails that its ledger does not explain; much is not elicited there.
      const { unexplained } = explained(inLedger(recipe), run.report, ledger)
      expect(unexplained, prettyReport(run.report, false)).toEqual([])
      if (!writes) expect(run.observed).toEqual(committed.find(({ agent }) => agent === recipe.name))
    },
  )
})

async function observed(
  recipe: Recipe,
): Promise<({ readonly ok: true } & Observation) | { readonly ok: false; readonly why: string }> {
  const installed = await install(recipe)
  return installed.ok ? { ok: true, ...(await observe(recipe, installed.folder)) } : installed
}
