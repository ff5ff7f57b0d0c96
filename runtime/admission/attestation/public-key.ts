import { createHash, createPublicKey } from "node:crypto"
import { canonicalJson } from "../canonical-json.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { KeyHandle } from "./key-handle.ts"

/** A public key of Ed25519 that may vouch for something. */
export interface PublicKey {
  /** The thumbprint of RFC 7638 over the key in the form of RFC 8037, in base64url: the name and the key cannot part. */
  readonly id: string
  readonly key: KeyHandle
}

const bytesOfKey = 32
const fieldPrime = 2n ** 255n - 19n
/** What stands before the 32 bytes of a key in the form of RFC 8410. */
const publicKeyInfo = Buffer.from("302a300506032b6570032100", "hex")
/** The heights of the points of order eight; those of order one, two and four are 1, -1 and 0. */
const orderEight = [
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
].map((hex) => littleEndian(Buffer.from(hex, "hex")))
const smallOrders: ReadonlySet<bigint> = new Set([0n, 1n, fieldPrime - 1n, ...orderEight])

/**
 * The key of 32 raw bytes. Refuses a key of small order, under which anybody makes signatures without a secret and which
 * OpenSSL accepts, and the second spelling that a few points have. Whether the bytes are a point at all is not asked: for
 * one that is none, no signature verifies.
 */
export function publicKeyOf(raw: Uint8Array): { readonly ok: true; readonly publicKey: PublicKey } | Refused {
  if (raw.length !== bytesOfKey) return unfit(`${raw.length} bytes where ${bytesOfKey} may stand`)
  const height = littleEndian(raw) & (2n ** 255n - 1n)
  if (height >= fieldPrime) return unfit("a point in a spelling that is not its own")
  if (smallOrders.has(height)) return unfit("a point of small order")
  const der = Buffer.concat([publicKeyInfo, raw])
  return {
    ok: true,
    publicKey: { id: thumbprint(raw), key: createPublicKey({ key: der, format: "der", type: "spki" }) },
  }
}

function thumbprint(raw: Uint8Array): string {
  const canonical = canonicalJson({ crv: "Ed25519", kty: "OKP", x: Buffer.from(raw).toString("base64url") })
  return createHash("sha256")
    .update(canonical.ok ? canonical.bytes : raw)
    .digest("base64url")
}

/** A number from its bytes, the least significant first. */
export function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
}

function unfit(found: string): Refused {
  return refused({
    code: "attestation/public-key",
    what: `The public key is ${found}.`,
    why: "under such a key a signature shows nothing, or one key has two names",
    fix: "generate an Ed25519 key pair, and register the 32 bytes of its public half",
    facts: [],
  })
}
