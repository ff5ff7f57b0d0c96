import { codeDigest } from "./code-digest.ts"
import type { Project } from "./generation.ts"
import { keptFolder } from "./kept-folder.ts"
import { digestOf } from "./load/digest.ts"
import type { Review } from "./review/review.ts"

/** Everything that a review follows from, besides the tool's own code. */
export interface Reviewed {
  /** That of the catalog. */
  readonly digest: string
  /** The published catalog that it is compared with; null: there was none. */
  readonly before: string | null
  readonly against: string
  readonly record: string
}

/** Where the review of one catalog against one other is kept. */
export interface KeptReview {
  /** What was kept; undefined: nothing, or not whole. */
  readonly read: () => Review | undefined
  /** Keeps a review once it is printed. */
  readonly write: (review: Review) => void
}

/** The place of a review beside other things that can be made again, named by everything that it follows from. */
export function keptReview(project: Project, { digest, before, against, record }: Reviewed): KeptReview {
  const folder = keptFolder(project)
  const named = JSON.stringify([
    digest,
    codeDigest(folder),
    before === null ? null : digestOf([before]),
    against,
    record,
  ])
  const name = `result-review-${digestOf([named]).slice(0, 32)}`
  return {
    read: () => folder.read(name) as Review | undefined,
    write: (review) => void setImmediate(() => folder.write(name, review)),
  }
}
