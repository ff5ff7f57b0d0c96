import type { Plan, PlannedFile } from "../../model/plan.ts"
import type { Disk } from "./disk.ts"
import type { Drift } from "./drift.ts"
import { foldedPath, foldersOf, liesIn } from "../plan/paths.ts"
import { survey } from "./survey.ts"
import type { Survey } from "./survey.ts"

/** What a run did. With anything in `refused` it did nothing. */
export interface Synced {
  readonly written: readonly string[]
  readonly deleted: readonly string[]
  /** Planned files and pages that were as planned; they were not touched. */
  readonly unchanged: readonly string[]
  /** What a person must settle first; sorted, and every other list is empty then. */
  readonly refused: readonly Drift[]
}

/**
 * Makes the disk what the plan says, or refuses before the first write. Killed at any moment it leaves each file with
 * all of its old bytes or all of the new, and the next run completes: the new manifest is laid beside the old before
 * anything else, so that both prove which files are ours, and takes its name after everything else.
 * Deletes first, so that a name that changes in case only survives on a disk that ignores case.
 * `surveyed` is how the disk was found just now. Writes only what differs; a second run writes nothing. Fails with the system's error when the disk does (full, read-only).
 */
export function sync(plan: Plan, disk: Disk, surveyed: Survey = survey(plan, disk)): Synced {
  const { found, writes, deletes, leftovers, unchanged } = surveyed
  const refused = found.map(({ drift }) => drift).filter(({ mendable }) => !mendable)
  if (refused.length > 0) return { written: [], deleted: [], unchanged: [], refused }

  const manifest = writes.find(({ path }) => path === plan.manifest)
  const nameManifest = manifest === undefined ? null : disk.stage(manifest.path, manifest.text)
  const renamed = renamedInCase(plan, deletes, unchanged)
  for (const path of deletes) disk.remove(path)
  for (const { path, text } of [...writes, ...renamed]) if (path !== plan.manifest) disk.stage(path, text)()
  nameManifest?.()
  for (const path of leftovers) disk.remove(path)
  for (const folder of emptied(plan, [...deletes, ...leftovers])) disk.removeEmpty(folder)
  const written = [...writes, ...renamed].map(({ path }) => path)
  const touched = new Set(written)
  return {
    written,
    deleted: [...deletes, ...leftovers],
    unchanged: unchanged.filter((path) => !touched.has(path)),
    refused,
  }
}

/** Planned files that would vanish with a deleted one on a disk that ignores case, where both names lead to one file. */
function renamedInCase(plan: Plan, deletes: readonly string[], unchanged: readonly string[]): readonly PlannedFile[] {
  const folded = new Set(deletes.map(foldedPath))
  const endangered = new Set(unchanged.filter((path) => folded.has(foldedPath(path))))
  return plan.entries.filter((entry) => entry.kind === "file").filter(({ path }) => endangered.has(path))
}

/** Folders inside owned ones that may be empty now, innermost first. */
function emptied(plan: Plan, deleted: readonly string[]): readonly string[] {
  const folders = new Set(deleted.flatMap(foldersOf))
  const inside = [...folders].filter((folder) => plan.owned.some((owned) => liesIn(folder, owned)))
  return inside.toSorted((left, right) => right.length - left.length)
}
