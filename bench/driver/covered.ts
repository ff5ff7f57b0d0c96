import { digestOf } from "../decoders/covered.ts"

const isSource = (path: string): boolean => path.endsWith(".ts") && !path.endsWith(".test.ts")

/** The digest of what the figures of the framer are of: framer, envelope and what stands beside them, and the decoders of the protocol. */
export function coveredByFramer(root: string): string {
  return digestOf(root, ["runtime/driver/transport", "output/acp", "bench/acp", "bench/driver"], isSource)
}

/** The digest of what the long runs are of: the transport, and the agents that it is tried on. */
export function coveredByChaos(root: string): string {
  return digestOf(root, ["runtime/driver/transport", "test/driver"], (path) => isSource(path) || path.endsWith(".js"))
}
