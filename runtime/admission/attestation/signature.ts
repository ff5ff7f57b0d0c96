import { sign, verify } from "node:crypto"
import type { KeyObject } from "node:crypto"
import { littleEndian } from "./public-key.ts"
import type { KeyHandle } from "./key-handle.ts"
import type { PublicKey } from "./public-key.ts"

const bytesOfSignature = 64
/** The order of the group that signatures are made in. */
const groupOrder = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n

/** The signature of bytes, pure Ed25519: 64 bytes. Throws for a key of another algorithm, a bug of whoever configured it. */
export function signatureOf(message: Uint8Array, privateKey: KeyHandle): Uint8Array {
  if (privateKey.type !== "private" || privateKey.asymmetricKeyType !== "ed25519")
    throw new TypeError("statements are signed with a private key of Ed25519")
  return sign(null, message, privateKey as KeyObject)
}

/** Whether the number in a signature is the least of those that say the same (RFC 8032, 5.1.7). */
export function isLeastNumber(signature: Uint8Array): boolean {
  return littleEndian(signature.subarray(bytesOfSignature / 2)) < groupOrder
}

/**
 * Whether a signature is the key's. The algorithm is the key's, never the message's. That a signature has one spelling is
 * asked here and not left to the platform's library. Never throws.
 */
export function isSignedBy({ key }: PublicKey, message: Uint8Array, signature: Uint8Array): boolean {
  if (key.asymmetricKeyType !== "ed25519" || signature.length !== bytesOfSignature) return false
  if (!isLeastNumber(signature)) return false
  try {
    return verify(null, message, key as KeyObject, signature)
  } catch {
    return false
  }
}
