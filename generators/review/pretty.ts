import { deltaText } from "../delta/delta-text.ts"
import { countsOf, countsText } from "./counts.ts"
import type { Review } from "./review.ts"

/** More changes than this are counted and not told one by one. */
const mostChanges = 200

/** A review for a terminal, without its findings: what was compared, and each change with what follows from it. */
export function reviewText({ against, delta }: Review, color: boolean): string {
  if (delta.first) return `There was no catalog in ${against}: everything is new.\n`
  const head = `Against ${against}: ${countsText(countsOf(delta))}.\n`
  const isSame = delta.changes.length === 0 && delta.acp === null && delta.unexplained.length === 0
  return isSame ? head : `${head}\n${deltaText(delta, { color, most: mostChanges })}`
}
