import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openModelServer } from "../../runtime/model-server/index.ts"
import type { ModelServer } from "../../runtime/model-server/index.ts"
import { failedBy, tryAgent } from "../conformance/try-agent.ts"

interface Defect {
  readonly defect: string
  readonly fails: readonly string[]
}

const index = JSON.parse(readFileSync("test/harness/defects/index.json", "utf8")) as { readonly [file: string]: Defect }

/** Defects in what is told of a model's usage, which only shows where a model is asked. */
const ofModels = ["usage-above-window.js", "usage-null.js"]

const folder = mkdtempSync(join(tmpdir(), "conformance-"))
let models: ModelServer
beforeAll(async () => {
  models = await openModelServer({ answers: () => ({ kind: "text", text: "Good day." }) })
})
afterAll(async () => {
  await models.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.concurrent("a harness with one defect fails its checks and no other", () => {
  it.for(Object.entries(index))("%s", { timeout: 240_000 }, async ([file, { fails }], { expect: expectHere }) => {
    const environment = ofModels.includes(file) ? { OPENAI_BASE_URL: `${models.url}/v1` } : {}
    const own = mkdtempSync(join(folder, "agent-"))
    const report = await tryAgent(`test/harness/defects/${file}`, [], own, environment)
    expectHere(failedBy(report).toSorted().join(", ")).toBe(fails.toSorted().join(", "))
  })
})

it("there are as many defects as there are fixtures", () => {
  expect(Object.keys(index).length).toBeGreaterThan(80)
})
