import { lstatSync } from "node:fs"

/**
 * What a file system says of an entry without opening it: length in bytes, the moments in milliseconds at which its content
 * and the entry itself last changed, and its number. A write, a rename and a replacement each change one of them; nobody
 * can set the second moment.
 */
export type Stamp = readonly [size: number, modified: number, changed: number, number: number]

/** Asks a file system about an absolute path; null: nothing stands there. */
export type Stamping = (path: string) => Stamp | null

/** The stamp of what stands at a path itself: of a link, the link's. */
export const stampOf: Stamping = (path) => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found === undefined ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino]
}

/** The coarsest clock of a file system that is in use ticks every two seconds. */
const tickMs = 2_000

/**
 * Whether an entry with this stamp, had it changed after `moment`, would have another one by now. Not where it changed as
 * late: a second change may then fall into the same tick, or the clock may have been set back between the two.
 */
export function isSettled([, modified, changed]: Stamp, moment: number): boolean {
  return modified + tickMs < moment && changed + tickMs < moment
}

/** Whether two stamps are of the same entry, unchanged. */
export function sameStamp(left: Stamp, right: Stamp): boolean {
  return left.every((part, index) => part === right[index])
}
