import { join } from "node:path"
import type { Finding } from "../model/finding.ts"
import type { Plan } from "../model/plan.ts"
import type { Project } from "./generation.ts"
import type { LoadFolder } from "./load/cache.ts"
import { walk } from "./load/listing.ts"
import { seenIn } from "./load/seen.ts"
import { foldersOf } from "./plan/paths.ts"

/** Files that were found to be as the catalog says, with what was found in the catalog itself. */
export interface InStep {
  readonly findings: readonly Finding[]
}

/** Stands for the digest of what is not read. Nothing has it: what has not settled is not known again. */
const unread = ""

/** What is known of files that were in step under a plan of that name; null where one of them may have changed since. */
export function inStep(folder: LoadFolder, name: string): InStep | null {
  return (seenIn(folder).recall(name) as InStep | undefined) ?? null
}

/** Keeps that every file under a plan is as it says; `moment` is from before they were compared. */
export function keepInStep(
  { root }: Project,
  folder: LoadFolder,
  name: string,
  { owned, docs }: Pick<Plan, "owned" | "docs">,
  findings: readonly Finding[],
  moment: number | null,
): void {
  const walked = [...owned.map((each) => walk(join(root, each))), walk(join(root, docs), ["node_modules"])]
  const above = [...owned, docs].flatMap(foldersOf).map((path) => join(root, path))
  const folders = [...above, ...walked.flatMap((each) => each.folders.map(([path]) => path))]
  const files = walked.flatMap((each) => each.files)
  const [ofFiles, ofFolders] = [files, folders].map((paths) => paths.map((path) => [path, unread] as const))
  const sights = { files: ofFiles ?? [], folders: ofFolders ?? [], absent: [] }
  seenIn(folder).keep(name, { findings } satisfies InStep, sights, moment)
}
