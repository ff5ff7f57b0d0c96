import { inspect } from "../../runtime/inspect/index.ts"
import type { InspectOptions, Report } from "../../runtime/inspect/index.ts"

/** The report on a harness of the tests, which runs in Node. The path is from the folder of tests. */
export async function inspected(script: string, options: Partial<InspectOptions> = {}): Promise<Report> {
  const report = await inspect({
    command: process.execPath,
    args: [`${import.meta.dirname}/../${script}`],
    path: process.env["PATH"] ?? "",
    ...options,
    limits: { answer: 5_000, settle: 2_000, ending: 2_000, ...options.limits },
  })
  if (report === null) throw new Error("it was interrupted")
  return report
}
