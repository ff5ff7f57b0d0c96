import { createPrivateKey, createPublicKey } from "node:crypto"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { publicKeyOf } from "./public-key.ts"
import type { PublicKey } from "./public-key.ts"
import type { Signer } from "./statement.ts"

const bytesOfKey = 32

/** The public key in a text of PEM (SubjectPublicKeyInfo), held to `publicKeyOf`. Refuses every other text, and private keys. */
export function publicKeyFromPem(pem: string): { readonly ok: true; readonly publicKey: PublicKey } | Refused {
  // A private key would be taken for its public half: it is refused, because it should never have come here.
  if (!/^-----BEGIN PUBLIC KEY-----\r?\n/.test(pem)) return refused(noKey)
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType !== "ed25519") return refused(noKey)
    return publicKeyOf(key.export({ format: "der", type: "spki" }).subarray(-bytesOfKey))
  } catch {
    return refused(noKey)
  }
}

/** The signer of a private key in a text of PEM (PKCS #8, not encrypted). */
export function signerFromPem(pem: string): { readonly ok: true; readonly signer: Signer } | Refused {
  try {
    const privateKey = createPrivateKey(pem)
    if (privateKey.asymmetricKeyType !== "ed25519") return refused(noKey)
    const raw = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-bytesOfKey)
    const made = publicKeyOf(raw)
    return made.ok ? { ok: true, signer: { publicKey: made.publicKey, privateKey } } : made
  } catch {
    return refused(noKey)
  }
}

/** A public key as PEM (SubjectPublicKeyInfo), with a line feed at its end. */
export function pemOf({ key }: PublicKey): string {
  return String((key as ReturnType<typeof createPublicKey>).export({ format: "pem", type: "spki" }))
}

const noKey: Refusal = {
  code: "attestation/public-key",
  what: "The text is no Ed25519 key in the form of PEM that is asked for.",
  why: "under another algorithm, or in a form that has to be guessed, a signature shows nothing",
  fix: "generate an Ed25519 key pair, and send its public half alone (SubjectPublicKeyInfo, PEM)",
  facts: [],
}
