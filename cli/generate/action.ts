import type { Fact } from "../../model/fact.ts"
import type { Plan } from "../../model/plan.ts"
import { baselineOf } from "../../generators/baseline.ts"
import { blamed } from "../../generators/blame.ts"
import { compare } from "../../generators/disk/compare.ts"
import { diskAt } from "../../generators/disk/disk.ts"
import type { Drift } from "../../generators/disk/drift.ts"
import type { Project } from "../../generators/generation.ts"
import { onlyContract } from "../../generators/only-contract.ts"
import { planned } from "../../generators/planned.ts"
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
  const { plan: whole, loaded, findings, generation } = await planned(project)
  if (whole === null) return printFindings(terminal, findings, reporter)
  const { config, facts } = loaded
  const plan = restricted(whole, given.options["only"], facts, config.out)
  const disk = diskAt(project.root)
  const print = (drifts: readonly Drift[]): ExitCode => {
    if (reporter !== "pretty")
      return printFindings(terminal, [...findings, ...driftFindings(drifts, terminal.again)], reporter)
    if (findings.length > 0) printFindings(terminal, findings, reporter)
    const setting = { colour: terminal.color, command: terminal.again, diffs: given.options["diff"] === true }
    terminal.out(prettyDrift(drifts, setting))
    return drifts.length > 0 ? 1 : 0
  }
  const seen = compare(plan, disk)
  const before = seen.length === 0 ? null : baselineOf(disk, config.out)
  const drifts = before === null ? seen : blamed(seen, before.facts, facts)
  if (given.options["check"] === true) return print(drifts)
  const settled = drifts.filter(({ mendable }) => !mendable)
  if (settled.length > 0) return print(settled)
  const code = print([])
  if (drifts.length === 0) {
    if (terminal.interactive) terminal.err("Nothing to write: every file is as the catalog says.\n")
    return code
  }
  const { generate: write } = await import("../../generators/generate.ts")
  const { delta, synced } = write(plan, (await generation()).catalog, config, disk)
  if (synced.refused.length > 0) return print(synced.refused)
  if (delta !== null && reporter === "pretty") {
    const { deltaText } = await import("../../generators/delta/delta-text.ts")
    terminal.out(deltaText(delta, { color: terminal.color }))
  }
  return code
}

function restricted(plan: Plan, only: string | boolean | undefined, facts: readonly Fact[], out: string): Plan {
  if (typeof only !== "string") return plan
  const contracts = facts.filter(({ kind }) => kind === "contract").map(({ name }) => name)
  if (!contracts.includes(only))
    throw new UsageError(`the catalog has no contract ${only}; it has ${contracts.join(", ")}`)
  return onlyContract(plan, only, out)
}
