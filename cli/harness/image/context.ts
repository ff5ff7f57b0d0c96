import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { skeletonOf } from "../../../generators/text/skeleton.ts"
import type { Done } from "../../../runtime/containers/index.ts"
import { layOutHostBase } from "./host-base.ts"
import { installByLock } from "./install.ts"
import type { Buildable, Found } from "./recipe.ts"
import { launcherFiles, modulesIn } from "./recipe.ts"

/** What a build context is made for. */
export interface ContextTerms {
  /** The tool's own folder, where templates and modules lie. */
  readonly tool: string
  /** An image, or `host` for what this machine's Node needs. */
  readonly base: string
  /** Such as `linux/amd64`. */
  readonly platform: string
  readonly signal: AbortSignal
}

/** The base that stands for this machine in place of an image. */
export const hostBase = "host"

/** Fills an empty folder with everything that a build needs, so that it asks no network but for its base. */
export async function fillContext(
  folder: string,
  { recipe, ...found }: Found & { readonly recipe: Buildable },
  { tool, base, platform, signal }: ContextTerms,
): Promise<Done<null>> {
  const [launcher, containerfile] = launcherFiles(tool)
  const harness = join(folder, "harness")
  mkdirSync(join(harness, "bin"), { recursive: true })
  copyFileSync(launcher, join(harness, "bin", "harness"))
  chmodSync(join(harness, "bin", "harness"), 0o755)
  const { command, environment, files } = recipe
  writeFileSync(join(harness, "launch.json"), `${JSON.stringify({ command, environment, files }, null, 2)}\n`)
  if (base === hostBase) layOutHostBase(join(folder, "root"))
  const made = skeletonOf(readFileSync(containerfile, "utf8"))({
    base: base === hostBase ? "scratch" : base,
    root: base === hostBase ? "root" : "",
  })
  if (!made.ok) throw new Error(`${containerfile} is wrong in line ${made.line}: ${made.problem}`)
  writeFileSync(join(folder, "Containerfile"), made.text)
  const filled = await carried(harness, { recipe, ...found }, { tool, platform, signal })
  if (filled.ok) level(folder)
  return filled
}

async function carried(
  harness: string,
  { recipe, folder }: Found & { readonly recipe: Buildable },
  { tool, platform, signal }: Pick<ContextTerms, "tool" | "platform" | "signal">,
): Promise<Done<null>> {
  switch (recipe.from) {
    case "npm":
      for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(folder, file), join(harness, file))
      return installByLock(harness, platform, signal)
    case "folder": {
      const into = join(harness, basename(recipe.folder))
      mkdirSync(into)
      for (const module of modulesIn(join(tool, recipe.folder))) copyFileSync(module, join(into, basename(module)))
      writeFileSync(join(harness, "package.json"), '{ "type": "module" }\n')
      return { ok: true, value: null }
    }
    default:
      return recipe satisfies never
  }
}

/** Gives every file the mode that it has under no umask: whoever builds, builds the same bytes. */
function level(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) level(path)
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
