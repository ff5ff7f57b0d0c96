import { generateKeyPairSync } from "node:crypto"
import type { RemoteSigner } from "../admission/attestation/statement.ts"
import type { EvidenceGround } from "./ground.ts"
import { signerOf } from "./signing/key-file.ts"
import { rotateSigningKey } from "./signing/ring.ts"
import type { Store } from "./store/store.ts"
import { plainInstallation } from "./tuple/installation.ts"

/**
 * What evidence is judged by and signed with, as far as it is not said: a key of this process alone, and a plain hosted
 * installation. The signer's key is made the active one, if it does not count already. Rejects for a key that was given up.
 */
export async function openEvidence(
  store: Store,
  { signer = processSigner(), installation = plainInstallation({ kind: "hosted" }) }: Partial<EvidenceGround> = {},
  now: number,
): Promise<EvidenceGround> {
  const change = await store.write((db) => rotateSigningKey(db, signer.publicKey, now))
  if (!change.ok) throw new Error(change.refusal.what)
  return { signer, installation }
}

function processSigner(): RemoteSigner {
  return signerOf(generateKeyPairSync("ed25519").privateKey, "the key of this process")
}
