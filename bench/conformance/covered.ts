import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

const judges = /^(?:grammar|rules)\/|^(?:trace-reader|rule|parts|platform)\.ts$/
const isOwn = (path: string): boolean => path === "run.ts" || path === "trace.ts"

/** The digest of what the figures of a check are of: the grammar and its rules, what reads for it, the lines and the bench. */
export function coveredByCheck(root: string): string {
  return together(
    digestOf(root, ["runtime/conformance"], (path) => isSource(path) && judges.test(path)),
    digestOf(root, ["runtime/extensions", "runtime/driver/transport", "output/acp"], isSource),
    digestOf(root, ["bench/conformance"], isOwn),
  )
}
