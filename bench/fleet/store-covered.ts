import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** The digest of what the killed writers are of: both databases behind their interface, and how the writers are killed. */
export function coveredByStoreKills(root: string): string {
  return together(
    digestOf(root, ["runtime/evidence/store"], (path) => isSource(path) && !/^(?:migrations\/|tables\.ts$)/.test(path)),
    digestOf(root, ["test/store"], (path) => ["kills.ts", "victims.ts", "writer.ts"].includes(path)),
  )
}
