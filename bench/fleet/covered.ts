import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** The digest of what is killed and how: the gateway, its half over the store, and the calls. */
export function coveredByFleetKills(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway", "runtime/evidence/gateway"], isSource),
    digestOf(root, ["test/fleet"], (path) => isSource(path) && !/^(?:edge|scene|sharing)\.ts$/.test(path)),
  )
}

/** The digest of what the figures are of: the gateway, its half over the store, and how it is measured. */
export function coveredByFleet(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway", "runtime/evidence/gateway"], isSource),
    digestOf(root, ["bench/fleet"], (path) => ["gateway.ts", "measure.ts", "over-store.ts"].includes(path)),
  )
}
