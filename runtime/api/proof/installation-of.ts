import type { Installation } from "../../evidence/tuple/installation.ts"
import type { ApiGround } from "../handler.ts"

/** The installation as it is now. */
export function installationOf({ evidence: { installation } }: ApiGround): Installation {
  return installation
}
