import type { CatalogConfig } from "../catalog/kinds/config.ts"
import type { Catalog } from "../model/catalog.ts"
import type { Finding } from "../model/finding.ts"
import type { Plan } from "../model/plan.ts"
import { codeDigest } from "./code-digest.ts"
import { restingOf } from "./explain/resting.ts"
import type { Resting } from "./explain/resting.ts"
import type { Generation, Project } from "./generation.ts"
import { inStep, keepInStep } from "./in-step.ts"
import type { InStep } from "./in-step.ts"
import { keptFolder } from "./kept-folder.ts"
import { keepProofs, keptProofs } from "./kept-proofs.ts"
import type { Proofs } from "./kept-proofs.ts"
import type { LoadFolder } from "./load/cache.ts"
import { digestOf } from "./load/digest.ts"
import { catalogAtNeed, load, loadFacts } from "./load/load.ts"
import type { SeenCatalog } from "./load/load.ts"
import type { Loaded, LoadedFacts } from "./load/loaded.ts"
import { resolve } from "./resolve/resolve.ts"
import { tablesAtNeed } from "./tables/project.ts"
import type { DescribedCommand } from "./text/usage.ts"

/** The plan of a catalog, with whatever was found on the way to it. */
export interface Planned {
  readonly config: CatalogConfig
  /** null where an error forbids writing. */
  readonly plan: Plan | null
  readonly findings: readonly Finding[]
  /** What the catalog states; read only where it is asked for. */
  readonly facts: () => Promise<LoadedFacts["facts"]>
  /** The whole generation; read and judged anew only where it is asked for. */
  readonly generation: () => Promise<Generation>
  /** Keeps that every file was found to be as the plan says, for `inStepBefore` to tell. */
  readonly keepInStep: () => void
}

/** A catalog, its published tables and where its facts stand; of a refused one, no table. */
export interface Stated extends Proofs {
  readonly catalog: Catalog
}

/** What was found in a catalog, and whether that forbids writing. */
export interface Judged {
  readonly config: CatalogConfig
  /** What the catalog states, with its references followed; read only where it is asked for. */
  readonly stated: () => Promise<Stated>
  readonly refused: boolean
  readonly findings: readonly Finding[]
  /** What each cell of the published tables rests on; of a refused catalog, nothing. */
  readonly resting: () => readonly Resting[]
  /** The published tables as they were kept, to ask for a cell without reading the catalog. */
  readonly proofs: () => Promise<Proofs>
}

/**
 * What was found in a catalog under which every file was as it says, when neither it, nor the code, nor one of the files
 * changed since; null where that is not known.
 */
export function inStepBefore(
  project: Project,
  commands: readonly DescribedCommand[],
  seen: SeenCatalog | null,
): InStep | null {
  const folder = keptFolder(project)
  return seen === null ? null : inStep(folder, keeping(seen, folder, commands).inStep)
}

type KeptPlan = Pick<Planned, "plan" | "findings">
type Verdict = Pick<Judged, "refused" | "findings">

/** The most characters of text in a plan that is kept: beyond, keeping it costs as much as making it again. */
const keptLength = 16_000_000

/** The most facts of a catalog whose proofs are kept: beyond, to read them all costs more than to make the few that are asked for. */
const keptFacts = 5_000

/**
 * Plans a project; `commands` are those that a page of commands tells of, `seen` is what is known of the unchanged catalog. The plan of an unchanged catalog under unchanged
 * code is kept beside other things that can be made again, so that to find nothing to do costs reading it and no more.
 */
export async function planned(
  project: Project,
  commands: readonly DescribedCommand[],
  seen: SeenCatalog | null,
): Promise<Planned> {
  const folder = keptFolder(project)
  const moment = folder.moment()
  const inStepUnder =
    ({ inStep: name }: Names, { plan, findings }: KeptPlan) =>
    (): void => {
      if (plan !== null) keepInStep(project, folder, name, plan, findings, moment)
    }
  const under = seen === null ? null : keeping(seen, folder, commands)
  const known = under === null ? undefined : (folder.read(under.plan) as KeptPlan | undefined)
  if (seen !== null && under !== null && known !== undefined) {
    const facts = async (): Promise<LoadedFacts["facts"]> => (await loadFacts(project)).facts
    const generation = once(async () => judge(await load(project), commands))
    return { config: seen.config, ...known, facts, generation, keepInStep: inStepUnder(under, known) }
  }
  const loaded = await load(project)
  const { config } = loaded
  const facts = (): Promise<LoadedFacts["facts"]> => Promise.resolve(loaded.facts)
  const generation = once(() => judge(loaded, commands))
  const names = keeping(loaded, folder, commands)
  const kept = seen === null ? (folder.read(names.plan) as KeptPlan | undefined) : undefined
  if (kept !== undefined) return { config, ...kept, facts, generation, keepInStep: inStepUnder(names, kept) }
  const made = await generation()
  const { plan, findings } = made
  // What was planned is kept after it is used: a watcher's files are on disk that much sooner.
  setImmediate(() => {
    if (lengthOf(plan) <= keptLength) folder.write(names.plan, { plan, findings } satisfies KeptPlan)
    keepVerdict(folder, names.verdict, made)
  })
  return { config, plan, findings, facts, generation, keepInStep: inStepUnder(names, made) }
}

/** Judges a project as `planned` does, without the texts that follow: what is kept of that is read in a fraction of the time. */
export async function judged(project: Project, commands: readonly DescribedCommand[]): Promise<Judged> {
  const folder = keptFolder(project)
  const { config, digest, facts } = await catalogAtNeed(project)
  const names = keeping({ digest }, folder, commands)
  const [kept, rests] = folder.readParts(names.verdict) ?? []
  if (kept !== undefined && rests !== undefined) {
    const verdict = kept() as Verdict
    return {
      config,
      ...verdict,
      resting: rests as Judged["resting"],
      ...provenBy(facts, verdict, folder, names.proofs),
    }
  }
  const loaded = await load(project)
  const again = keeping(loaded, folder, commands)
  const verdict = keepVerdict(folder, again.verdict, await judge(loaded, commands))
  const proven = provenBy(() => Promise.resolve(loaded), verdict, folder, again.proofs)
  return { config: loaded.config, ...verdict, ...proven }
}

function provenBy(
  facts: () => Promise<LoadedFacts>,
  { refused }: Verdict,
  folder: LoadFolder,
  name: string,
): Pick<Judged, "stated" | "proofs"> {
  const stated = once(async () => {
    const { facts: read, acp, spans } = await facts()
    const { catalog } = resolve(read, acp)
    return { catalog, tables: refused ? [] : tablesAtNeed(catalog), spans }
  })
  const proofs = once(async () => {
    const kept = refused ? null : keptProofs(folder, name)
    if (kept !== null) return kept
    const made = await stated()
    if (!refused && made.catalog.facts.length <= keptFacts) setImmediate(() => keepProofs(folder, name, made))
    return made
  })
  return { stated, proofs }
}

function keepVerdict(
  folder: LoadFolder,
  name: string,
  { plan, findings, tables }: Generation,
): Verdict & Pick<Judged, "resting"> {
  const verdict: Verdict = { refused: plan === null, findings }
  const rests = plan === null ? [] : restingOf(tables)
  folder.write(name, verdict, rests)
  return { ...verdict, resting: () => rests }
}

async function judge(loaded: Loaded, commands: readonly DescribedCommand[]): Promise<Generation> {
  return (await import("./generation.ts")).generationOf(loaded, commands)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** The names under which the plan of a catalog under this code is kept, the verdict, the proofs, and that every file was as planned. */
type Names = { readonly [kept in "plan" | "verdict" | "proofs" | "inStep"]: string }

function keeping(
  { digest }: Pick<SeenCatalog, "digest">,
  folder: LoadFolder,
  commands: readonly DescribedCommand[],
): Names {
  const name = digestOf([digest, codeDigest(folder), JSON.stringify(commands)]).slice(0, 32)
  return {
    plan: `result-plan-${name}`,
    verdict: `result-verdict-${name}`,
    proofs: `result-proofs-${name}`,
    inStep: `seen-step-${name}`,
  }
}

function lengthOf(plan: Plan | null): number {
  return plan?.entries.reduce((length, { text }) => length + text.length, 0) ?? 0
}
