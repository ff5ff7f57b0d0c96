import { reporters } from "../generators/report/reporters.ts"
import type { ReporterName } from "../generators/report/reporters.ts"
import type { Finding } from "../model/finding.ts"
import type { ExitCode, Terminal } from "./command.ts"

/** Prints findings as the reporter has it; the exit code is 1 where one of them is an error. */
export async function printFindings(
  terminal: Terminal,
  findings: readonly Finding[],
  reporter: ReporterName,
): Promise<ExitCode> {
  // One reporter tells of rules that nothing broke; the others are spared loading them.
  const rules = reporter === "sarif" ? (await import("../generators/known-rules.ts")).knownRules : []
  const text = reporters[reporter](findings, {
    colour: terminal.color,
    tool: { name: terminal.command, version: terminal.version },
    rules,
  })
  terminal.out(text === "" || text.endsWith("\n") ? text : `${text}\n`)
  return findings.some(({ severity }) => severity === "error") ? 1 : 0
}
