import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** The digest of what is killed and how: the gateway, its half over the store, the store itself, and the calls. */
export function coveredByFleetKills(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway", "runtime/evidence/gateway", "runtime/evidence/store"], isSource),
    digestOf(root, ["test/fleet"], isSource),
  )
}
