import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** The digest of what is killed and how: the gateway, its half over the store, and the calls. */
export function coveredByFleetKills(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway", "runtime/evidence/gateway"], isSource),
    digestOf(root, ["test/fleet"], (path) => isSource(path) && !/^(?:edge|scene|sharing)\.ts$/.test(path)),
  )
}

/** The digest of what verifications go through when replicas and runners are killed, and of how these are. */
export function coveredByVerificationKills(root: string): string {
  const evidence = ["claims", "queue", "report", "signing", "verification"].map((room) => `runtime/evidence/${room}`)
  return together(
    digestOf(root, [...evidence, "runtime/api", "runtime/runner"], isSource),
    digestOf(root, ["test/verifications"], isSource),
  )
}

/** The digest of what the figures are of: the gateway, its half over the store, and how it is measured. */
export function coveredByFleet(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway", "runtime/evidence/gateway"], isSource),
    digestOf(root, ["bench/fleet"], (path) => ["gateway.ts", "measure.ts", "over-store.ts"].includes(path)),
  )
}
