import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { serveModels } from "../../../cli/harness/models.ts"
import { reportOf, trySuite } from "../../../runtime/conformance/index.ts"
import type { Report, SuiteLimits, TraceEntry } from "../../../runtime/conformance/index.ts"
import { defaultContracts } from "../../../runtime/driver/index.ts"
import { processesAt } from "./processes.ts"
import type { Recipe } from "./recipe.ts"
import { furnish } from "./stage.ts"

/** What an agent came to, and what it left behind. */
export interface Tried {
  readonly report: Report
  readonly leftAlive: number
}

/** Times that a busy machine does not exhaust; that a cancel is quick is shown elsewhere. Milliseconds. */
const limits: Partial<SuiteLimits> = { startup: 60_000, request: 30_000, settle: 15_000, inputGrace: 8_000 }

/** Tries an agent that is installed in a folder as `checkfu harness test` does, with the models that the command serves. */
export async function tryConformance(
  recipe: Recipe,
  installed: string,
  record: (process: string, entry: TraceEntry) => void = () => {},
): Promise<Tried> {
  const models = await serveModels()
  const { launch, home, work, clear } = await furnish(recipe, { installed, url: models.url, key: models.key })
  try {
    const parts = await trySuite({
      launch,
      folder: work,
      limits,
      stage: (name, text) => {
        writeFileSync(join(work, name), text)
        return pathToFileURL(join(work, name)).href
      },
      record,
    })
    const { command, args } = launch
    const report = reportOf(parts, {
      subject: { kind: "agent", command: [command, ...args] },
      spoken: defaultContracts,
    })
    return { report, leftAlive: processesAt(home).length }
  } finally {
    await clear()
    await models.close()
  }
}
