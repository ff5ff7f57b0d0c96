import type { RemoteSigner } from "../admission/attestation/statement.ts"
import type { Installation } from "./tuple/installation.ts"

/** What evidence is judged by and signed with. */
export interface EvidenceGround {
  readonly signer: RemoteSigner
  readonly installation: Installation
}
