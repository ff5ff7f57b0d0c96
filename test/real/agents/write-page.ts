import { readFileSync, writeFileSync } from "node:fs"
import type { Observed } from "./observed.ts"
import { page, pagePath } from "./page.ts"

const observed = JSON.parse(readFileSync("test/real/agents/observed.json", "utf8")) as readonly Observed[]
const text = page(observed)
if (!process.argv.includes("--check")) writeFileSync(pagePath, text)
else if (readFileSync(pagePath, "utf8") !== text) {
  console.error(`${pagePath} is not what was observed; run pnpm agents:page`)
  process.exitCode = 1
}
