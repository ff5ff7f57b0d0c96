import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

const isOneOf = (names: readonly string[]) => (path: string) => names.includes(path)

/** The digest of what the figures of the framer are of: the transport, the decoders of the protocol, the lines and the bench. */
export function coveredByFramer(root: string): string {
  return together(
    digestOf(root, ["runtime/driver/transport", "output/acp"], isSource),
    digestOf(root, ["bench/acp", "bench/driver"], isOneOf(["lines.ts", "framer.ts"])),
  )
}

/** The digest of what the long runs are of: the driver, the agents that it is tried on, and how they are tried. */
export function coveredByChaos(root: string): string {
  const how = ["agents/scripted.js", "alive.ts", "chaos-turns.ts", "chaos.ts", "faults.ts", "floods.ts", "many.ts"]
  return together(
    digestOf(root, ["runtime/driver"], isSource),
    digestOf(root, ["test/driver"], isOneOf([...how, "scripted.ts", "soak.ts"])),
  )
}

/** The digest of what the figures of many agents are of: the driver, what it reads with, the peers and the bench. */
export function coveredByAgents(root: string): string {
  return together(
    digestOf(root, ["runtime/driver", "runtime/extensions", "output/acp", "bench/driver/clients"], isSource),
    digestOf(root, ["bench/driver"], isOneOf(["agent.js", "agents.ts", "one-way.ts", "plain.ts"])),
  )
}
