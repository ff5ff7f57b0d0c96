import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { junitReport, prettyReport } from "../../runtime/conformance/index.ts"
import type { Report } from "../../runtime/conformance/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"

/** Prints a report as it is asked for, and says how the command ends. */
export function print(terminal: Terminal, given: Arguments, report: Report): ExitCode {
  const { json, junit } = given.options
  if (typeof junit === "string") write(resolve(terminal.cwd, junit), junitReport(report))
  if (json === true) terminal.out(`${JSON.stringify(report, null, 2)}\n`)
  else terminal.out(prettyReport(report, terminal.color))
  return report.result === "passed" ? 0 : 1
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (thrown) {
    throw new UsageError(`cannot write ${path}: ${codeOf(thrown)}`)
  }
}

/** The code of an error of the system. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "unknown"
}
