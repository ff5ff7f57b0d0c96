import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { byCodeUnit } from "../model/fact.ts"
import type { Finding } from "../model/finding.ts"
import type { Plan } from "../model/plan.ts"
import type { Generation, Project } from "./generation.ts"
import { built } from "./built.ts"
import { cacheFolder } from "./load/cache.ts"
import { load } from "./load/load.ts"
import type { Loaded } from "./load/loaded.ts"
import type { DescribedCommand } from "./text/usage.ts"
import { tool } from "./tool.ts"

/** The plan of a catalog, with whatever was found on the way to it. */
export interface Planned {
  readonly loaded: Loaded
  /** null where an error forbids writing. */
  readonly plan: Plan | null
  readonly findings: readonly Finding[]
  /** The whole generation; read and judged anew only where it is asked for. */
  readonly generation: () => Promise<Generation>
}

/** What was found in a catalog, and whether that forbids writing. */
export interface Judged {
  readonly loaded: Loaded
  readonly refused: boolean
  readonly findings: readonly Finding[]
}

/** The most characters of text in a plan that is kept: beyond, keeping it costs as much as making it again. */
const keptLength = 16_000_000

/**
 * Plans a project; `commands` are those that a page of commands tells of. The plan of an unchanged catalog under unchanged code is kept beside other things that can be made
 * again, so that to find nothing to do costs reading and no more.
 */
export async function planned(project: Project, commands: readonly DescribedCommand[]): Promise<Planned> {
  const loaded = await load({ root: project.root, catalog: project.catalog })
  let made: Promise<Generation> | undefined
  const generation = (): Promise<Generation> =>
    (made ??= import("./generation.ts").then(({ generationOf }) => generationOf(loaded, commands)))
  const keeping = keptFor(project, loaded, commands)
  const kept = keeping.folder.read(keeping.plan) as Pick<Planned, "plan" | "findings"> | undefined
  if (kept !== undefined) return { loaded, ...kept, generation }
  const { plan, findings } = await generation()
  // What was planned is kept after it is used: a watcher's files are on disk that much sooner.
  setImmediate(() => {
    if (lengthOf(plan) <= keptLength) keeping.folder.write(keeping.plan, { plan, findings })
    keeping.folder.write(keeping.verdict, { refused: plan === null, findings })
  })
  return { loaded, plan, findings, generation }
}

/** Judges a project as `planned` does, without the texts that follow: what is kept of that is read in a fraction of the time. */
export async function judged(project: Project, commands: readonly DescribedCommand[]): Promise<Judged> {
  const loaded = await load({ root: project.root, catalog: project.catalog })
  const keeping = keptFor(project, loaded, commands)
  const kept = keeping.folder.read(keeping.verdict) as Omit<Judged, "loaded"> | undefined
  if (kept !== undefined) return { loaded, ...kept }
  const { generationOf } = await import("./generation.ts")
  const { plan, findings } = await generationOf(loaded, commands)
  const verdict = { refused: plan === null, findings }
  keeping.folder.write(keeping.verdict, verdict)
  return { loaded, ...verdict }
}

/** Where the plan and the verdict of a catalog under this code are kept. */
function keptFor(project: Project, loaded: Loaded, commands: readonly DescribedCommand[]) {
  const digest = digestOfCode(loaded.digest + JSON.stringify(commands)).slice(0, 32)
  const folder = cacheFolder(join(project.root, "node_modules", ".cache", tool.name))
  return { folder, plan: `result-plan-${digest}`, verdict: `result-verdict-${digest}` }
}

function lengthOf(plan: Plan | null): number {
  return plan?.entries.reduce((length, { text }) => length + text.length, 0) ?? 0
}

/** Digest of what was read and of every module and text that decides what follows from it. */
function digestOfCode(read: string): string {
  const code = dirname(dirname(fileURLToPath(import.meta.url)))
  const rooms = ["generators", "model", join("catalog", "kinds"), join("catalog", "rules")]
  const folders = built === null ? rooms.map((room) => join(code, room)) : []
  const hash = createHash("sha256")
    .update(read)
    .update(built?.code ?? "")
  for (const folder of [...folders, join(tool.folder, "templates"), join(tool.folder, "catalog", "rules")])
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted(byCodeUnit))
      if (/\.(?:ts|m?js|py|hbs|md)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
        hash
          .update(path)
          .update("\n")
          .update(readFileSync(join(folder, path)))
  return hash.digest("hex")
}
