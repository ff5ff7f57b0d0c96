import { createPrivateKey, createPublicKey } from "node:crypto"
import { publicKeyOf } from "./public-key.ts"
import { rotated } from "./key-ring.ts"
import type { KeyRing } from "./key-ring.ts"
import type { Signer } from "./statement.ts"

/** Noon of an arbitrary day, in milliseconds since 1970. */
export const noon: number = Date.parse("2026-11-30T12:00:00.000Z")

/** A signer whose secret is one byte over and over. */
export function signerOf(byte: number): Signer {
  const head = Buffer.from("302e020100300506032b657004220420", "hex")
  const privateKey = createPrivateKey({
    key: Buffer.concat([head, Buffer.alloc(32, byte)]),
    format: "der",
    type: "pkcs8",
  })
  const raw = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32)
  const made = publicKeyOf(raw)
  if (!made.ok) throw new Error(made.refusal.what)
  return { publicKey: made.publicKey, privateKey }
}

export const alice: Signer = signerOf(1)
export const mallory: Signer = signerOf(2)

/** A ring with the keys of these signers, each in force from the moment given. */
export function ringOf(...keys: readonly (readonly [signer: Signer, from: number])[]): KeyRing {
  return keys.reduce<KeyRing>((ring, [{ publicKey }, from]) => {
    const change = rotated(ring, publicKey, from)
    if (!change.ok) throw new Error(change.refusal.what)
    return change.ring
  }, [])
}

/** The code of a refusal; "ok" where there is none. */
export function codeOf(
  answer: { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } },
): string {
  return answer.ok ? "ok" : answer.refusal.code
}

/** Every way of changing one bit of some bytes, one after another. */
export function* flipped(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1)
    for (let bit = 1; bit < 256; bit <<= 1) {
      const changed = Uint8Array.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ bit
      yield changed
    }
}
