import { Buffer } from "node:buffer"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { holdsConflict } from "./conflict.ts"
import type { Disk } from "./disk.ts"
import { drift } from "./drift.ts"
import type { Found, Looked } from "./found.ts"
import { digestOf } from "../plan/manifest.ts"
import type { Manifest } from "../plan/manifest.ts"
import { foldersOf } from "../plan/paths.ts"
import { decodeUtf8, withLineFeeds } from "./utf8.ts"

/** Looks at a file that is planned whole. The manifest tells whether someone else has written it since. */
export function surveyFile(file: PlannedFile, disk: Disk, manifest: Manifest): Looked {
  const { path, facts } = file
  const bytes = disk.read(path)
  const mend = (found: Found): Looked => ({ found: [found], write: file.text })
  if (bytes === "not-a-file") return { found: [obstacle(path, facts, disk)], write: null }
  if (bytes === "missing")
    return mend({
      texts: null,
      drift: drift({ class: "missing", path, facts, detail: "is not on disk", mendable: true }),
    })
  if (Buffer.from(file.text).equals(bytes)) return { found: [], write: null }

  const before = decodeUtf8(bytes)
  const hint = editedByHand(path, bytes, manifest)
  if (before === null)
    return mend({
      texts: null,
      drift: drift({ class: "changed", path, facts, hint, detail: "holds bytes that are not UTF-8", mendable: true }),
    })
  const withFeeds = withLineFeeds(before)
  if (withFeeds === file.text)
    return mend({
      texts: null,
      drift: drift({ class: "eol", path, facts, detail: "has other line endings than line feeds", mendable: true }),
    })
  if (holdsConflict(withFeeds.split("\n")))
    return mend({
      texts: null,
      drift: drift({ class: "conflict", path, facts, detail: "holds the markers of a merge conflict", mendable: true }),
    })
  return mend({
    texts: { before: withFeeds, after: file.text },
    drift: drift({ class: "changed", path, facts, hint, detail: "content differs", mendable: true }),
  })
}

/** What stands where a file is planned, or where a folder above it should be. */
export function obstacle(path: string, facts: readonly FactId[], disk: Disk): Found {
  const above = foldersOf(path).find((folder) => disk.kind(folder) !== "folder")
  const at = above ?? path
  const stands = {
    file: above === undefined ? "is a file that cannot be read" : "is a file",
    folder: "is a folder",
    missing: "is gone again",
    other: "is a link, or nothing that can be read",
  }
  const detail = `${stands[disk.kind(at)]} where ${above === undefined ? "a file" : "a folder"} is planned`
  return { texts: null, drift: drift({ class: "not-a-file", path: at, facts, detail, mendable: false }) }
}

/** `edited by hand` where a manifest names the file with none but other bytes. */
export function editedByHand(path: string, bytes: Uint8Array, manifest: Manifest): string | null {
  const digests = manifest.get(path)
  return digests === undefined || digests.has(digestOf(bytes)) ? null : "edited by hand"
}
