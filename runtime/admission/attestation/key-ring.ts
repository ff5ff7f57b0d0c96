import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { PublicKey } from "./public-key.ts"

/** A key in its time. All times are milliseconds since 1970 by the clock of whoever verifies. */
export interface RingKey {
  readonly publicKey: PublicKey
  /** 1 for the first key, one more with each rotation. */
  readonly generation: number
  /** From this moment on, itself included. */
  readonly from: number
  /** Up to this moment, itself not included; null while it is the active one. */
  readonly until: number | null
  /** From this moment on nothing that it signed counts, whenever that was; null for never. */
  readonly revokedAt: number | null
}

/** The keys of one signer, oldest first. The last is the active one, unless it is revoked. */
export type KeyRing = readonly RingKey[]

/** A ring, or why it cannot be. */
export type RingChange = { readonly ok: true; readonly ring: KeyRing } | Refused

/**
 * A ring with a new active key from `at` on. The one before is still accepted up to `acceptedUntil`, for what is on its way
 * or, where statements are read again later, as long as they count. A key that was in the ring before never returns.
 */
export function rotated(ring: KeyRing, publicKey: PublicKey, at: number, acceptedUntil: number = at): RingChange {
  if (ring.some((each) => each.publicKey.id === publicKey.id)) return refused(reused(publicKey.id))
  const until = Math.max(at, acceptedUntil)
  const before = ring.map((each) => (each.until === null ? { ...each, until } : each))
  const next: RingKey = {
    publicKey,
    generation: (ring.at(-1)?.generation ?? 0) + 1,
    from: at,
    until: null,
    revokedAt: null,
  }
  return { ok: true, ring: [...before, next] }
}

/** A ring in which a key counts for nothing from `at` on. An earlier revocation stays. */
export function revoked(ring: KeyRing, id: string, at: number): RingChange {
  if (!ring.some(({ publicKey }) => publicKey.id === id)) return refused(unknownKey)
  const changed = ring.map((each) =>
    each.publicKey.id === id ? { ...each, revokedAt: Math.min(at, each.revokedAt ?? at) } : each,
  )
  return { ok: true, ring: changed }
}

/** The key of an id, if it counts at that moment. */
export function keyAt(ring: KeyRing, id: string, at: number): { readonly ok: true; readonly key: RingKey } | Refused {
  const key = ring.find(({ publicKey }) => publicKey.id === id)
  if (key === undefined) return refused(unknownKey)
  if (key.revokedAt !== null && at >= key.revokedAt) return refused(revokedKey(key))
  if (at < key.from) return refused(earlyKey(key))
  if (key.until !== null && at >= key.until) return refused(supersededKey(key))
  return { ok: true, key }
}

const why = "a signature says who signed only while the key is known to be in nobody else's hand"

const unknownKey: Refusal = {
  code: "attestation/unknown-key",
  what: "The statement names a key that is not among the signer's.",
  why,
  fix: "register the public key, or sign with one that is registered",
  facts: [],
}

function revokedKey({ generation }: RingKey): Refusal {
  return {
    code: "attestation/key-revoked",
    what: `The statement is signed with key ${generation} of the signer, which is revoked.`,
    why,
    fix: "sign it anew with the active key; what the revoked one signed counts for nothing",
    facts: [],
  }
}

function earlyKey({ generation }: RingKey): Refusal {
  return {
    code: "attestation/key-early",
    what: `The statement is signed with key ${generation} of the signer, which does not count yet.`,
    why,
    fix: "sign with the active key until the new one has taken over",
    facts: [],
  }
}

function supersededKey({ generation }: RingKey): Refusal {
  return {
    code: "attestation/key-superseded",
    what: `The statement is signed with key ${generation} of the signer, which another one has taken over from.`,
    why,
    fix: "sign with the active key",
    facts: [],
  }
}

function reused(id: string): Refusal {
  return {
    code: "attestation/key-reused",
    what: `The key ${id} was registered before.`,
    why: "a key that was given up may be in another hand, and one name would stand for two times",
    fix: "generate a new key pair for each rotation",
    facts: [],
  }
}
