import { digestOf } from "../decoders/covered.ts"

const isSource = (path: string): boolean => path.endsWith(".ts") && !path.endsWith(".test.ts")

/** The digest of what the figures of the framer are of: framer, envelope and what stands beside them, and the decoders of the protocol. */
export function coveredByFramer(root: string): string {
  return digestOf(root, ["runtime/driver/transport", "output/acp", "bench/acp", "bench/driver"], isSource)
}
