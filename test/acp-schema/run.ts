import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { reportText } from "../../generators/acp-diff/report.ts"
import { compare, ridersIn } from "./compare.ts"
import { newestSchemas } from "./newest.ts"
import type { PublishedSchema } from "./newest.ts"

const usage = `Usage: pnpm acp:diff [--against newest|draft|FILE] [--json]

Compares the pinned protocol schema with the newest SDK's (the default), with its draft of the next version, or with a
file. Exits 1 if a catalogued site would be lost, 2 if there is nothing to compare with.`

function published(against: string): PublishedSchema {
  if (against !== "newest" && against !== "draft") return { name: against, text: readFileSync(against, "utf8") }
  const folder = mkdtempSync(join(tmpdir(), "acp-schema-"))
  try {
    return newestSchemas(folder)[against]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the command: prints the report, answers the exit code. */
function main(args: readonly string[]): number {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { against: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean" } },
    })
    if (values.help === true) {
      console.log(usage)
      return 0
    }
    const pinned = { name: "pinned v1", text: readFileSync("catalog/acp/v1/schema.json", "utf8") }
    const report = compare(
      pinned,
      published(values.against ?? "newest"),
      ridersIn(readFileSync("output/catalog.json", "utf8")),
    )
    console.log(values.json === true ? JSON.stringify(report, null, 2) : reportText(report).trimEnd())
    return report.broken.length === 0 ? 0 : 1
  } catch (error) {
    console.error(`acp:diff: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return 2
  }
}

process.exitCode = main(process.argv.slice(2))
