import { pemOf, publicKeyFromPem } from "../../admission/attestation/pem.ts"
import { rotated } from "../../admission/attestation/key-ring.ts"
import type { KeyRing, RingChange, RingKey } from "../../admission/attestation/key-ring.ts"

/** A key of a ring as it is stored. */
type StoredKey = Omit<RingKey, "publicKey"> & { readonly pem: string }

/** A ring as text. */
export function ringText(ring: KeyRing): string {
  return JSON.stringify(ring.map(({ publicKey, ...times }): StoredKey => ({ pem: pemOf(publicKey), ...times })))
}

/** The ring of a text; null: there is none, and the ring is empty. Throws for a text that `ringText` never wrote. */
export function ringOf(text: string | null): KeyRing {
  const stored = text === null ? [] : (JSON.parse(text) as readonly StoredKey[])
  return stored.map(({ pem, ...times }) => {
    const read = publicKeyFromPem(pem)
    if (!read.ok) throw new Error(read.refusal.what)
    return { publicKey: read.publicKey, ...times }
  })
}

/** The ring with another active key from that moment on; what the one before signs counts no more. */
export function withKey(ring: KeyRing, pem: string, now: number): RingChange {
  const read = publicKeyFromPem(pem)
  return read.ok ? rotated(ring, read.publicKey, now) : read
}
