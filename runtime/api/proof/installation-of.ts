import type { Installation } from "../../evidence/tuple/installation.ts"
import type { ApiGround } from "../handler.ts"

/** The installation, with the supply of models that the server has. */
export function installationOf({ evidence: { installation }, suppliedProviders }: ApiGround): Installation {
  return { ...installation, supplied: suppliedProviders }
}
