import { compare } from "../../generators/compare.ts"
import { deltaText } from "../../generators/delta-text.ts"
import { diskAt } from "../../generators/disk.ts"
import type { Drift } from "../../generators/drift.ts"
import { generate as generateOnDisk, onlyContract } from "../../generators/generate.ts"
import { generation } from "../../generators/generation.ts"
import type { Project } from "../../generators/generation.ts"
import { driftFindings, prettyDrift } from "../../generators/report/drift.ts"
import type { ReporterName } from "../../generators/report/reporters.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { printFindings } from "../findings.ts"
import { projectOf } from "../project.ts"

/** Reads the catalog and makes the files what it says; with `--check` only says what differs, with `--watch` goes on. */
export async function generate(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const { check, watch } = given.options
  if (check === true && watch === true) throw new UsageError("--check and --watch do not go together")
  const project = projectOf(terminal, given)
  const once = (): Promise<ExitCode> => run(terminal, given, project)
  return watch === true ? (await import("./watch.ts")).watch(terminal, project, once) : once()
}

async function run(terminal: Terminal, given: Arguments, project: Project): Promise<ExitCode> {
  const reporter = (given.options["reporter"] ?? "pretty") as ReporterName
  const { plan: whole, catalog, loaded, findings } = await generation(project)
  if (whole === null) return printFindings(terminal, findings, reporter)
  const { config } = loaded
  const only = given.options["only"]
  if (typeof only === "string" && !catalog.contracts.some(({ name }) => name === only))
    throw new UsageError(`the catalog has no contract ${only}; it has ${catalog.contracts.map(({ name }) => name).join(", ")}`)
  const plan = typeof only === "string" ? onlyContract(whole, only, config.out) : whole
  const disk = diskAt(project.root)
  const print = (drifts: readonly Drift[]): ExitCode => {
    if (reporter !== "pretty") return printFindings(terminal, [...findings, ...driftFindings(drifts, terminal.again)], reporter)
    if (findings.length > 0) printFindings(terminal, findings, reporter)
    terminal.out(prettyDrift(drifts, { colour: terminal.color, command: terminal.again, diffs: given.options["diff"] === true }))
    return drifts.length > 0 ? 1 : 0
  }
  if (given.options["check"] === true) return print(compare(plan, disk))
  const { synced, delta } = generateOnDisk(plan, catalog, config, disk)
  if (synced.refused.length > 0 || reporter !== "pretty" || findings.length > 0) print(synced.refused)
  if (synced.refused.length > 0) return 1
  if (delta !== null && reporter === "pretty") terminal.out(deltaText(delta, { color: terminal.color }))
  if (delta === null && terminal.interactive) terminal.err(`Nothing to write: ${synced.unchanged.length} files are as the catalog says.\n`)
  return 0
}
