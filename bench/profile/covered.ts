import { digestOf } from "../decoders/covered.ts"
import { isSource } from "../together.ts"

/** The digest of the sources whose safety the reports tell, and of what made the reports. */
export function coveredByProfile(root: string): string {
  return digestOf(root, ["runtime/admission/profile", "runtime/admission/configuration", "bench/profile"], isSource)
}
