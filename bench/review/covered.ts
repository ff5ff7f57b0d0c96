import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** The digest of what the figures of a review and of explanations are of: what reads, judges and compares, the two commands, and the bench. */
export function coveredByReview(root: string): string {
  return together(
    digestOf(root, ["generators", "model", "catalog/kinds", "cli/diff", "cli/explain"], isSource),
    digestOf(root, ["cli"], (path) => isSource(path) && /^(?:main|run|bundle|engine)\.ts$/.test(path)),
    digestOf(root, ["bench/review"], (path) => path === "run.ts"),
  )
}
