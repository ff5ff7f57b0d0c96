import type { Published } from "./review/classify.ts"
import type { Disk } from "./disk/disk.ts"
import { readCatalog } from "./emit/catalog.ts"

/** The catalog that the files on disk were generated from; null where there is none that can be read. */
export function baselineOf(disk: Disk, out: string): Published | null {
  const bytes = disk.read(`${out}/catalog.json`)
  if (typeof bytes === "string") return null
  const read = readCatalog(Buffer.from(bytes).toString("utf8"))
  return read.ok ? read : null
}
