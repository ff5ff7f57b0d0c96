import { describe, expect, it } from "vitest"
import { keyAt, revoked, rotated } from "./key-ring.ts"
import type { KeyRing } from "./key-ring.ts"
import { alice, codeOf, mallory, noon, ringOf, signerOf } from "./signers.fixture.ts"

const bob = signerOf(3)

function changed(change: ReturnType<typeof rotated>): KeyRing {
  if (!change.ok) throw new Error(change.refusal.what)
  return change.ring
}

describe("a key in its ring", () => {
  const ring = changed(rotated(ringOf([alice, noon]), bob.publicKey, noon + 1_000, noon + 5_000))

  it("counts from its first moment on, itself included", () => {
    expect(codeOf(keyAt(ring, alice.publicKey.id, noon - 1))).toBe("attestation/key-early")
    expect(codeOf(keyAt(ring, alice.publicKey.id, noon))).toBe("ok")
    expect(codeOf(keyAt(ring, bob.publicKey.id, noon + 999))).toBe("attestation/key-early")
    expect(codeOf(keyAt(ring, bob.publicKey.id, noon + 1_000))).toBe("ok")
  })

  it("counts after a rotation up to the moment given, itself not included", () => {
    expect(codeOf(keyAt(ring, alice.publicKey.id, noon + 4_999))).toBe("ok")
    expect(codeOf(keyAt(ring, alice.publicKey.id, noon + 5_000))).toBe("attestation/key-superseded")
    expect(codeOf(keyAt(ring, bob.publicKey.id, noon + 1e12))).toBe("ok")
  })

  it("gives way at once where no time was given", () => {
    const abrupt = changed(rotated(ringOf([alice, noon]), bob.publicKey, noon + 1_000))
    expect(codeOf(keyAt(abrupt, alice.publicKey.id, noon + 999))).toBe("ok")
    expect(codeOf(keyAt(abrupt, alice.publicKey.id, noon + 1_000))).toBe("attestation/key-superseded")
  })

  it("keeps the time that an earlier rotation gave it", () => {
    const later = changed(rotated(ring, signerOf(4).publicKey, noon + 2_000, noon + 90_000))
    expect(codeOf(keyAt(later, alice.publicKey.id, noon + 5_000))).toBe("attestation/key-superseded")
    expect(later.map(({ generation }) => generation)).toEqual([1, 2, 3])
  })

  it("counts for nothing once it is revoked, and an earlier revocation stays", () => {
    const once = changed(revoked(ring, alice.publicKey.id, noon + 2_000))
    expect(codeOf(keyAt(once, alice.publicKey.id, noon + 1_999))).toBe("ok")
    expect(codeOf(keyAt(once, alice.publicKey.id, noon + 2_000))).toBe("attestation/key-revoked")
    const twice = changed(revoked(once, alice.publicKey.id, noon + 4_000))
    expect(codeOf(keyAt(twice, alice.publicKey.id, noon + 2_000))).toBe("attestation/key-revoked")
    expect(codeOf(keyAt(twice, bob.publicKey.id, noon + 2_000))).toBe("ok")
  })

  it("never returns, revoked or not", () => {
    expect(codeOf(rotated(ring, alice.publicKey, noon + 9_000))).toBe("attestation/key-reused")
    expect(codeOf(rotated(changed(revoked(ring, bob.publicKey.id, noon)), bob.publicKey, noon + 9_000))).toBe(
      "attestation/key-reused",
    )
  })

  it("is unknown where it was never put in, also to revocation", () => {
    expect(codeOf(keyAt(ring, mallory.publicKey.id, noon))).toBe("attestation/unknown-key")
    expect(codeOf(keyAt([], alice.publicKey.id, noon))).toBe("attestation/unknown-key")
    expect(codeOf(revoked(ring, mallory.publicKey.id, noon))).toBe("attestation/unknown-key")
  })

  it("leaves the ring that it was made from as it was", () => {
    const before = ringOf([alice, noon])
    changed(rotated(before, bob.publicKey, noon + 1))
    changed(revoked(before, alice.publicKey.id, noon))
    expect(codeOf(keyAt(before, alice.publicKey.id, noon + 1e9))).toBe("ok")
  })
})
