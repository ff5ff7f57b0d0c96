import { dirname } from "node:path"
import { byCodeUnit, factOf } from "../../model/fact.ts"
import type { Fact, FactId, FactPath } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { LintProblem } from "./data-lint.ts"
import { testsOf, withTried } from "./decision-members.ts"
import { readFacts } from "./facts.ts"
import type { FactSources } from "./facts.ts"
import type { SourceFile } from "./files.ts"
import { finding } from "./findings.ts"
import { importCycles, importGraph, withImporters } from "./imports.ts"
import type { ImportGraph, ReadModule } from "./imports.ts"
import { originOf } from "./layers.ts"
import type { Layered } from "./layers.ts"
import { runModules } from "./modules.ts"
import type { ModuleReading, Run } from "./modules.ts"
import type { Sources } from "./sources.ts"
import { leftOut, select, withOrigin } from "./select.ts"
import { factSpans } from "./spans.ts"
import type { FileSpans, SpanIndex } from "./spans.ts"
import type { Tool } from "../tool.ts"
import { typeNameConflicts } from "./type-names.ts"

/** What the files of a catalog state. */
export interface StatedFacts {
  /** Sorted by id. */
  readonly facts: readonly Fact[]
  readonly findings: readonly Finding[]
  readonly spans: SpanIndex
  /** Absolute paths of bundled files that belong neither to the catalog nor to the tool. */
  readonly outside: readonly string[]
  /** Paths of exchanges and frozen revisions of bases that speak of facts which were not all taken. */
  readonly leftOut: readonly string[]
}

interface Reading extends ModuleReading {
  readonly sources: Sources
  readonly layers: Layered
}

/**
 * Reads facts and decision records. What is more than data is never run, and neither is what imports it: a loop in one
 * module is a finding and hangs nothing.
 */
export async function readStated(files: readonly SourceFile[], reading: Reading): Promise<StatedFacts> {
  const findings: Finding[] = []
  const modules: ReadModule[] = []
  for (const file of files)
    if (file.role === "module" || file.role === "config")
      modules.push({ file, info: await reading.sources.module(file) })
  for (const { file, info } of modules)
    findings.push(...info.problems.map((problem) => problemFinding(file.path, problem)))
  const facts = modules.filter(({ file }) => file.role === "module")
  const graph = importGraph(facts)
  const cycles = importCycles(graph)
  findings.push(...cycles.findings)
  const broken = facts.filter(({ info }) => info.problems.length > 0).map(({ file }) => file.path)
  const run = await runWhole(facts, graph, withImporters(graph, [...broken, ...cycles.paths]), reading)
  for (const problem of run.problems) findings.push(problemFinding(problem.path, problem))

  const written = facts.map(({ file, info }): [string, FileSpans] => [
    file.path,
    info.consts.map(({ name, span }) => [name, span]),
  ])
  const decisions = await readDecisions(files, reading.sources, findings)
  const spanFiles = [...written, ...decisions.spans].toSorted(([left], [right]) => byCodeUnit(left, right))
  const spans = factSpans(spanFiles)
  const { layers } = reading
  const comments = commentsOf(facts)
  const read = readFacts(run.modules, { isSchema: run.isSchema, spans, layerOf: layers.layerOf, ...comments })
  const { kept, findings: selection } = select(read.exported, layers, spans)
  findings.push(...read.findings, ...selection, ...typeNameConflicts(kept, spans))
  const stated = kept.map(({ fact, place }) => withOrigin(fact, originOf(layers, place.path)))
  const ids = new Set(stated.map(({ id }) => id))
  const decided = decisions.facts.filter(
    ({ path, about }) => layers.layerOf(path) === 0 || about.every((id) => ids.has(id)),
  )
  const all = [...stated, ...decided.map(({ fact, path }) => withOrigin(fact, originOf(layers, path)))].toSorted(
    (left, right) => byCodeUnit(left.id, right.id),
  )
  const places = kept.map(({ fact, place }): [string, string, string] => [fact.id, place.path, place.name])
  return {
    facts: all,
    findings,
    spans: {
      files: spanFiles,
      facts: [...places, ...decisions.places].toSorted(([left], [right]) => byCodeUnit(left, right)),
      origins: spanFiles.flatMap(([path]) => {
        const origin = originOf(layers, path)
        return origin === null ? [] : [[path, origin] as const]
      }),
    },
    outside: outsideOf(run.inputs, files, reading.tool),
    leftOut: leftOut(read.exported, ids, files, layers),
  }
}

function commentsOf(modules: readonly ReadModule[]): Pick<FactSources, "summary" | "described"> {
  const consts = new Map(
    modules.map(({ file, info }) => [file.path, new Map(info.consts.map((each) => [each.name, each]))]),
  )
  const types = new Map<string, Map<string, string | null>>()
  for (const { file, info } of modules)
    for (const { summary, span } of info.consts)
      for (const [name] of span.names ?? [])
        types.set(name, (types.get(name) ?? new Map<string, string | null>()).set(file.path, summary))
  return {
    summary: ({ path, name }) => consts.get(path)?.get(name)?.summary ?? null,
    described(name, path) {
      const said = types.get(name)
      if (said === undefined) return null
      return said.get(path) ?? (said.size === 1 ? ([...said.values()][0] ?? null) : null)
    },
  }
}

/**
 * Runs everything that is whole; what a build refuses is left out, with what imports it, and the rest is built again.
 */
async function runWhole(
  modules: readonly ReadModule[],
  graph: ImportGraph,
  broken: ReadonlySet<string>,
  reading: Reading,
): Promise<Run> {
  const refusals: Run["problems"][number][] = []
  let left = modules.map(({ file }) => file).filter(({ path }) => !broken.has(path))
  for (;;) {
    const run = await runModules(left, reading)
    if (run.isBuilt) return { ...run, problems: [...refusals, ...run.problems] }
    refusals.push(...run.problems)
    const refused = withImporters(
      graph,
      run.problems.map(({ path }) => path),
    )
    const whole = left.filter(({ path }) => !refused.has(path))
    if (whole.length === left.length) return { ...run, problems: refusals }
    left = whole
  }
}

interface ReadDecisions {
  readonly facts: readonly { readonly fact: Fact; readonly path: string; readonly about: readonly FactId[] }[]
  readonly spans: readonly (readonly [string, FileSpans])[]
  readonly places: readonly [string, string, string][]
}

async function readDecisions(
  files: readonly SourceFile[],
  sources: Sources,
  findings: Finding[],
): Promise<ReadDecisions> {
  const facts: { readonly fact: Fact; readonly path: string; readonly about: readonly FactId[] }[] = []
  const spans: (readonly [string, FileSpans])[] = []
  const places: [string, string, string][] = []
  const scenarios = new Map(files.flatMap((file) => (file.role === "scenario" ? [[file.path, file]] : [])))
  for (const file of files) {
    if (file.role !== "decision" && file.role !== "foreign-decision") continue
    const name = file.path.slice(file.path.lastIndexOf("/") + 1, -".md".length)
    const { problems, body, span } = await sources.decision(file)
    findings.push(...problems.map((problem) => problemFinding(file.path, problem)))
    if (!/^\d{4}-[a-z0-9-]+$/.test(name)) {
      const said = { what: `${name} is no name of a decision record.`, fix: "name the file NNNN-words.md" }
      findings.push(finding("load/decision", { file: file.path, line: 1, column: 1 }, said))
    } else if (body !== null) {
      const id: FactId = `decision/${name}`
      const titles = new Set<string>()
      for (const path of testsOf(body)) {
        const tests = scenarios.get(path)
        if (tests !== undefined) for (const title of await sources.titles(tests)) titles.add(title)
      }
      const about = (body["facts"] as readonly FactPath[]).map(factOf)
      const tried = file.role === "decision" ? withTried(body, titles) : body
      facts.push({ fact: { id, kind: "decision", name, body: tried }, path: file.path, about })
      spans.push([file.path, [[name, span]]])
      places.push([id, file.path, name])
    }
  }
  return { facts, spans, places }
}

function problemFinding(path: string, { code, at, what, fix }: LintProblem): Finding {
  const place = path === "" ? null : { file: path, line: at[0], column: at[1] }
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  return finding(code, place, {
    what: code === "load/not-data" ? `${sentence} stands in a catalog module.` : `${sentence}.`,
    fix,
  })
}

function outsideOf(inputs: readonly string[], files: readonly SourceFile[], tool: Tool): readonly string[] {
  const known = new Set(files.map(({ absolute }) => absolute))
  const ofTool = [dirname(tool.kinds), `${tool.code}/model`]
  return inputs
    .filter(
      (path) =>
        !known.has(path) &&
        !/[/\\]node_modules[/\\]effect[/\\]/.test(path) &&
        !ofTool.some((folder) => path.startsWith(folder)),
    )
    .toSorted(byCodeUnit)
}
