import type { Catalog } from "../../model/catalog.ts"
import type { Fact } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { Plan } from "../../model/plan.ts"
import { diskAt } from "../../generators/disk/disk.ts"
import type { Disk } from "../../generators/disk/disk.ts"
import type { Drift } from "../../generators/disk/drift.ts"
import { survey } from "../../generators/disk/survey.ts"
import type { Project } from "../../generators/generation.ts"
import { seenCatalog } from "../../generators/load/load.ts"
import { onlyContract } from "../../generators/only-contract.ts"
import { inStepBefore, planned } from "../../generators/planned.ts"
import type { ReporterName } from "../../generators/report/reporters.ts"
import type { Arguments, Command, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { projectOf } from "../project.ts"

/** Reads the catalog and makes the files what it says; with `--check` only says what differs, with `--watch` goes on. */
export async function generate(terminal: Terminal, given: Arguments, commands: readonly Command[]): Promise<ExitCode> {
  const { check, watch } = given.options
  if (check === true && watch === true) throw new UsageError("--check and --watch do not go together")
  const project = projectOf(terminal, given)
  const once = (): Promise<ExitCode> => run(terminal, given, project, commands)
  return watch === true ? (await import("./watch.ts")).watch(terminal, project, once) : once()
}

async function run(
  terminal: Terminal,
  given: Arguments,
  project: Project,
  commands: readonly Command[],
): Promise<ExitCode> {
  const reporter = (given.options["reporter"] ?? "pretty") as ReporterName
  const say = async (found: readonly Finding[]): Promise<ExitCode> =>
    (await import("../findings.ts")).printFindings(terminal, found, reporter)
  const { check, only } = given.options
  const nothingToDo = async (found: readonly Finding[]): Promise<ExitCode> => {
    const code = reporter !== "pretty" || found.length > 0 ? await say(found) : 0
    if (check !== true && terminal.interactive) terminal.err("Nothing to write: every file is as the catalog says.\n")
    return code
  }
  const seen = seenCatalog(project)
  const known = only === undefined ? inStepBefore(project, commands, seen) : null
  if (known !== null) return nothingToDo(known.findings)
  const { plan: whole, config, facts, findings, generation, keepInStep } = await planned(project, commands, seen)
  if (whole === null) return say(findings)
  const plan = typeof only === "string" ? restricted(whole, only, await facts(), config.out) : whole
  const disk = diskAt(project.root)
  const print = async (drifts: readonly Drift[]): Promise<ExitCode> => {
    if (reporter === "pretty" && drifts.length === 0) return findings.length > 0 ? say(findings) : 0
    const { driftFindings, prettyDrift } = await import("../../generators/report/drift.ts")
    if (reporter !== "pretty") return say([...findings, ...driftFindings(drifts, terminal.again)])
    if (findings.length > 0) await say(findings)
    const setting = { colour: terminal.color, command: terminal.again, diffs: given.options["diff"] === true }
    terminal.out(prettyDrift(drifts, setting))
    return 1
  }
  const surveyed = survey(plan, disk)
  const isBeyond = surveyed.found.some(({ drift }) => !drift.mendable)
  if (surveyed.found.length === 0) {
    if (plan === whole) keepInStep()
    return nothingToDo(findings)
  }
  if (check === true || isBeyond) {
    const { compare } = await import("../../generators/disk/compare.ts")
    const drifts = await blamedOn(await facts(), compare(plan, disk, surveyed), disk, config.out)
    return print(check === true ? drifts : drifts.filter(({ mendable }) => !mendable))
  }
  const code = print([])
  const { generate: write } = await import("../../generators/generate.ts")
  const catalog = async (): Promise<Catalog> => (await generation()).catalog
  const { delta, synced } = await write(plan, catalog, config, disk, surveyed)
  if (synced.refused.length > 0) return print(synced.refused)
  if (delta !== null && reporter === "pretty") {
    const { deltaText } = await import("../../generators/delta/delta-text.ts")
    terminal.out(deltaText(delta, { color: terminal.color }))
  }
  return code
}

/** Drift with the changed facts that carry it, as far as the catalog on disk tells them. */
async function blamedOn(
  facts: readonly Fact[],
  seen: readonly Drift[],
  disk: Disk,
  out: string,
): Promise<readonly Drift[]> {
  const { baselineOf } = await import("../../generators/baseline.ts")
  const { blamed } = await import("../../generators/blame.ts")
  const before = baselineOf(disk, out)
  return before === null ? seen : blamed(seen, before.facts, facts)
}

function restricted(plan: Plan, only: string, facts: readonly Fact[], out: string): Plan {
  const contracts = facts.filter(({ kind }) => kind === "contract").map(({ name }) => name)
  if (!contracts.includes(only))
    throw new UsageError(`the catalog has no contract ${only}; it has ${contracts.join(", ")}`)
  return onlyContract(plan, only, out)
}
