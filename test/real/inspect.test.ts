import { writeFileSync } from "node:fs"
import { format } from "prettier"
import { afterAll, describe, expect, it } from "vitest"
import { inspect } from "../../runtime/inspect/index.ts"
import type { Report } from "../../runtime/inspect/index.ts"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { committedInspections, inspectedPath } from "./agents/inspected.ts"
import { inspecting } from "./agents/inspecting.ts"
import { install } from "./agents/install.ts"
import { recipes } from "./agents/recipes.ts"
import { steady } from "./agents/steady.ts"
import { together } from "./agents/together.ts"
import { unexplained } from "./agents/unexplained.ts"

const committed = committedInspections()
/** To write down what agents do now, after a change of their versions: `CHECKFU_AGENTS_WRITE=1`. */
const writes = process.env["CHECKFU_AGENTS_WRITE"] === "1"

/** What an agent does is measured, so no other one may be at work beside it. */
const oneByOne = fewAtATime(1)
const seen = new Map<string, Report>()
afterAll(async () => {
  if (!writes) return
  const rows = committed.map((each) => {
    const report = seen.get(each.agent)
    return report === undefined ? each : { ...each, seen: together(each, report) }
  })
  writeFileSync(inspectedPath, await format(JSON.stringify(rows), { parser: "json", printWidth: 120 }))
})

describe("inspecting a real agent", () => {
  it.concurrent.for(recipes)(
    "says what is written down of it: $name",
    { timeout: 900_000 },
    async (recipe, { skip }) => {
      const installed = await oneByOne(() => install(recipe))
      if (!installed.ok) {
        skip(process.env["CI"] !== "true", installed.why)
        throw new Error(installed.why)
      }
      const report = await oneByOne(() => inspect(inspecting(recipe, installed.folder)))
      expect(report).not.toBeNull()
      if (report === null) return
      seen.set(recipe.name, steady(report))
      if (writes) return
      const known = committed.find(({ agent }) => agent === recipe.name)
      expect(known).toBeDefined()
      if (known !== undefined) expect(unexplained(known, steady(report))).toEqual([])
    },
  )
})
