import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { afterAll, describe, expect, it } from "vitest"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { install } from "./agents/install.ts"
import { observe } from "./agents/observe.ts"
import type { Observed } from "./agents/observed.ts"
import { recipes } from "./agents/recipes.ts"

const file = "test/real/agents/observed.json"
const committed = JSON.parse(readFileSync(file, "utf8")) as readonly Observed[]
/** To write down what agents do now, after a change of their versions: `CHECKFU_AGENTS_WRITE=1`. */
const writes = process.env["CHECKFU_AGENTS_WRITE"] === "1"

const two = fewAtATime(2)
const runs = new Map(
  recipes.map((recipe) => [
    recipe.name,
    two(async () => {
      const installed = await install(recipe)
      return installed.ok ? { ok: true as const, observed: await observe(recipe, installed.folder) } : installed
    }),
  ]),
)
for (const run of runs.values()) run.catch(() => {})

const seen: Observed[] = []
afterAll(async () => {
  if (!writes || seen.length < recipes.length) return
  const rows = recipes.map(({ name }) => seen.find(({ agent }) => agent === name))
  writeFileSync(file, await format(JSON.stringify(rows), { parser: "json", printWidth: 120 }))
})

describe.each(recipes)("$name", ({ name, asksModel }) => {
  it("does in every scene what is written down of it, and is never called successful without an answer", async ({
    skip,
  }) => {
    const run = await runs.get(name)
    if (run?.ok !== true) {
      skip(process.env["CI"] !== "true", run?.why)
      expect.unreachable(run?.why)
      return
    }
    const { observed } = run
    seen.push(observed)
    const { plain, tool, second, cancelled, failing, leftAlive } = observed
    const done = { says: "end_turn", outcome: asksModel ? "succeeded" : "unverified" }
    expect([plain, second]).toEqual([done, done])
    expect(tool).toMatchObject({ ...done, ran: asksModel })
    expect(cancelled).toMatchObject({ outcome: "cancelled", settled: true, hungUp: asksModel })
    for (const { outcome } of Object.values(failing ?? {})) expect(["failed", "timed_out"]).toContain(outcome)
    expect(leftAlive).toBe(0)
    if (!writes) expect(observed).toEqual(committed.find(({ agent }) => agent === name))
  })
})
