import { createPublicKey } from "node:crypto"
import type { KeyObject } from "node:crypto"
import { passingReport } from "../../../output/facts/validities.ts"
import { keyAt, revoked, rotated } from "../../admission/attestation/key-ring.ts"
import type { KeyRing, RingKey } from "../../admission/attestation/key-ring.ts"
import { publicKeyOf } from "../../admission/attestation/public-key.ts"
import type { PublicKey } from "../../admission/attestation/public-key.ts"
import type { Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"
import { rawPublicKey } from "./key-file.ts"

const millisecondsOfDay = 86_400_000

/** The keys that reports may be signed with, oldest first. Rejects where a row's key is not the one that it names. */
export async function readRing(db: Db): Promise<KeyRing> {
  const rows = await db.selectFrom("signing_keys").selectAll().orderBy("generation").execute()
  return rows.map(({ id, public_key: pem, generation, from, until, revoked_at: revokedAt }): RingKey => {
    const made = publicKeyOf(rawPublicKey(createPublicKey(pem)))
    if (!made.ok || made.publicKey.id !== id) throw new Error(`the signing key ${id} was altered`)
    return { publicKey: made.publicKey, generation, from, until, revokedAt }
  })
}

/**
 * Makes a key the active one, unless it counts already: what a server does with its signer when it starts, and with the
 * next one when it is to rotate. The key before counts up to `acceptedUntil`, by default for as long as the youngest
 * report that it signed; a moment that is not later than `now` rotates it out at once, with everything that it signed.
 * A key that another server registered by a clock ahead of this one's counts already. Refused for a key that was given up
 * before. To be called inside a transaction.
 */
export async function rotateSigningKey(
  db: Db,
  publicKey: PublicKey,
  now: number,
  acceptedUntil: number = now + passingReport.days * millisecondsOfDay,
): Promise<{ readonly ok: true; readonly ring: KeyRing } | Refused> {
  const ring = await readRing(db)
  const own = ring.find((each) => each.publicKey.id === publicKey.id)
  if (own !== undefined && keyAt(ring, publicKey.id, Math.max(now, own.from)).ok) return { ok: true, ring }
  const change = rotated(ring, publicKey, now, acceptedUntil)
  if (change.ok) await writeRing(db, change.ring)
  return change
}

/** Lets nothing count any more that a key ever signed. Refused for a key that is not of the ring. */
export async function revokeSigningKey(
  db: Db,
  id: string,
  now: number,
): Promise<{ readonly ok: true; readonly ring: KeyRing } | Refused> {
  const change = revoked(await readRing(db), id, now)
  if (change.ok) await writeRing(db, change.ring)
  return change
}

async function writeRing(db: Db, ring: KeyRing): Promise<void> {
  for (const { publicKey, generation, from, until, revokedAt } of ring) {
    const { id } = publicKey
    const pem = (publicKey.key as KeyObject).export({ format: "pem", type: "spki" }) as string
    const row = { id, public_key: pem, generation, from, until, revoked_at: revokedAt }
    await db
      .insertInto("signing_keys")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ until, revoked_at: revokedAt }))
      .execute()
  }
}
