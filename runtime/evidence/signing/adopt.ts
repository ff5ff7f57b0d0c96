import { keyAt } from "../../admission/attestation/key-ring.ts"
import type { KeyRing, RingKey } from "../../admission/attestation/key-ring.ts"
import type { PublicKey } from "../../admission/attestation/public-key.ts"
import type { Db } from "../store/store.ts"
import { readRing, rotateSigningKey } from "./ring.ts"

/** What the key that a server starts with is to a store. */
export type KeyStanding =
  /** Reports are signed with it: it is the active one, and may have become that now. */
  | { readonly kind: "active" }
  /** Another one took over from it. What it signs counts up to `until`, in milliseconds since 1970, and not later. */
  | { readonly kind: "superseded"; readonly active: string; readonly until: number }
  /** The store has another one, and nobody said that this one is to take over. */
  | { readonly kind: "other"; readonly active: string }
  /** It counts for nothing any more, for the reason that is given. */
  | { readonly kind: "given_up"; readonly what: string }

/**
 * Finds what a key is to the store, and makes it the active one where there is none: in a new store, and after the active one was
 * revoked. It takes over from an active one only where `replaces` is the id of that one, so that of many servers none changes the
 * key by chance, and the word that did it once does it never again. To be called inside a transaction.
 */
export async function adoptSigningKey(
  db: Db,
  publicKey: PublicKey,
  now: number,
  replaces: string | null,
): Promise<KeyStanding> {
  const ring = await readRing(db)
  const active = activeOf(ring, now)
  const own = ring.find((each) => each.publicKey.id === publicKey.id)
  if (own !== undefined) {
    // Of servers that start together one may have registered the key by a clock ahead of this one's.
    const counts = keyAt(ring, publicKey.id, Math.max(now, own.from))
    if (!counts.ok) return { kind: "given_up", what: counts.refusal.what }
    if (own.until === null) return { kind: "active" }
    return { kind: "superseded", active: active?.publicKey.id ?? "none", until: own.until }
  }
  if (active !== null && active.publicKey.id !== replaces) return { kind: "other", active: active.publicKey.id }
  const change = await rotateSigningKey(db, publicKey, now)
  return change.ok ? { kind: "active" } : { kind: "given_up", what: change.refusal.what }
}

/** The id of the key that a store's reports are signed with at a moment; null: there is none. */
export async function activeSigningKey(db: Db, now: number): Promise<string | null> {
  return activeOf(await readRing(db), now)?.publicKey.id ?? null
}

function activeOf(ring: KeyRing, now: number): RingKey | null {
  const last = ring.at(-1)
  return last !== undefined && last.until === null && keyAt(ring, last.publicKey.id, now).ok ? last : null
}
