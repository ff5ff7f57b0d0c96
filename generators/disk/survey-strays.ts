import type { Plan } from "../../model/plan.ts"
import type { Disk } from "./disk.ts"
import { drift } from "./drift.ts"
import type { Drift } from "./drift.ts"
import type { Found } from "./found.ts"
import { bearsHeader, canBearHeader } from "../plan/header.ts"
import type { Manifest } from "../plan/manifest.ts"
import { baseName, liesIn } from "../plan/paths.ts"
import { editedByHand } from "./survey-file.ts"
import { decodeUtf8 } from "./utf8.ts"

/** What desktops leave in every folder that is looked at; neither ours nor anybody's. */
const desktopFiles: ReadonlySet<string> = new Set([".DS_Store", "Thumbs.db", "desktop.ini"])

/** Where to look for strays: what is planned, what lies on disk, and what the manifests prove. */
export interface StraySearch {
  readonly plan: Plan
  readonly planned: ReadonlyMap<string, unknown>
  readonly owned: readonly string[]
  readonly pages: readonly string[]
  readonly leftovers: readonly string[]
  readonly manifest: Manifest
  readonly disk: Disk
}

/**
 * Files that nothing plans. In an owned folder each is an orphan of ours or an unknown file; elsewhere below the docs
 * folder only files that a manifest names and that bear the header are ours. An orphan is deleted only when a manifest
 * has its very bytes and, where the format has comments, the header stands in it.
 */
export function surveyStrays(search: StraySearch): {
  readonly found: readonly Found[]
  readonly deletes: readonly string[]
  readonly seen: ReadonlySet<string>
} {
  const { plan, planned, disk, manifest } = search
  const found: Found[] = []
  const deletes: string[] = []
  const seen = new Set(search.leftovers)
  const say = (said: Drift): void => void found.push({ drift: said, texts: null })
  for (const path of search.leftovers)
    say(drift({ class: "orphan", path, detail: "is a temporary file of an interrupted run", mendable: true }))
  for (const path of new Set([...search.owned, ...search.pages])) {
    if (planned.has(path) || seen.has(path) || desktopFiles.has(baseName(path))) continue
    const isOwned = plan.owned.some((folder) => path === folder || liesIn(path, folder))
    if (!isOwned && !manifest.has(path)) continue
    const bytes = disk.read(path)
    if (typeof bytes === "string") {
      if (isOwned && bytes === "not-a-file")
        say(
          drift({
            class: "not-a-file",
            path,
            detail: "is a link, or nothing that can be read, in a folder of generated files",
            mendable: false,
          }),
        )
      continue
    }
    const hasHeader = bearsHeader(decodeUtf8(bytes.subarray(0, 65_536)) ?? decodeUtf8(bytes) ?? "")
    if (!isOwned && !hasHeader) continue
    seen.add(path)
    if (!manifest.has(path) && !hasHeader) {
      say(drift({ class: "unknown-file", path, detail: "is nothing that was generated", mendable: false }))
      continue
    }
    const hint = editedByHand(path, bytes, manifest)
    const mendable = manifest.has(path) && hint === null && (hasHeader || !canBearHeader(path))
    if (mendable) deletes.push(path)
    say(
      drift({
        class: "orphan",
        path,
        hint,
        mendable,
        detail: mendable ? "is no longer generated" : "is no longer generated, and not proven to be as generated",
      }),
    )
  }
  return { found, deletes, seen }
}
