import { readFileSync, writeFileSync } from "node:fs"
import { committedFindings } from "./findings.ts"
import { page, pagePath } from "./page.ts"

const text = page(committedFindings())
if (!process.argv.includes("--check")) writeFileSync(pagePath, text)
else if (readFileSync(pagePath, "utf8") !== text) {
  console.error(`${pagePath} is not what was observed; run pnpm agents:page`)
  process.exitCode = 1
}
