import { generateKeyPairSync } from "node:crypto"
import { describe, expect, it } from "vitest"
import { littleEndian, publicKeyOf } from "./public-key.ts"
import { isLeastNumber, isSignedBy, signatureOf } from "./signature.ts"
import { alice, flipped, mallory } from "./signers.fixture.ts"

const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n
const message = new TextEncoder().encode("a statement")

/** The first three signatures of RFC 8032, 7.1: public key, message, signature. */
const known = [
  [
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "",
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  ],
  [
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    "72",
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  ],
  [
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    "af82",
    "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
  ],
] as const

/** The same signature with the group's order added to its number, once more each time. */
function* alsoSpelt(signature: Uint8Array): Generator<Uint8Array> {
  for (let number = littleEndian(signature.subarray(32)) + order; number < 2n ** 256n; number += order) {
    const other = Uint8Array.from(signature)
    for (let at = 32, rest = number; at < 64; at += 1, rest >>= 8n) other[at] = Number(rest & 255n)
    yield other
  }
}

describe("a signature", () => {
  it.each(known)("of RFC 8032 under key %s holds", (key, text, signature) => {
    const made = publicKeyOf(Buffer.from(key, "hex"))
    if (!made.ok) throw new Error(made.refusal.what)
    expect(isSignedBy(made.publicKey, Buffer.from(text, "hex"), Buffer.from(signature, "hex"))).toBe(true)
  })

  it("holds for its message and its key alone", () => {
    const signature = signatureOf(message, alice.privateKey)
    expect(isSignedBy(alice.publicKey, message, signature)).toBe(true)
    expect(isSignedBy(mallory.publicKey, message, signature)).toBe(false)
    expect(isSignedBy(alice.publicKey, new TextEncoder().encode("another"), signature)).toBe(false)
  })

  it("does not hold with any bit of it changed", () => {
    const signature = signatureOf(message, alice.privateKey)
    expect([...flipped(signature)].filter((each) => isSignedBy(alice.publicKey, message, each))).toEqual([])
  })

  it("does not hold with a second number for the same place in the group", () => {
    const others = [...alsoSpelt(signatureOf(message, alice.privateKey))]
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter(isLeastNumber)).toEqual([])
    expect(others.filter((each) => isSignedBy(alice.publicKey, message, each))).toEqual([])
  })

  it.each([0, 32, 63, 65, 114])("does not hold with %d bytes, and nothing is thrown", (length) => {
    expect(isSignedBy(alice.publicKey, message, new Uint8Array(length))).toBe(false)
  })

  it("is not looked for under a key of another algorithm, and not made with one", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed448")
    expect(isSignedBy({ id: "other", key: publicKey }, message, new Uint8Array(64))).toBe(false)
    expect(() => signatureOf(message, privateKey)).toThrow("Ed25519")
    expect(() => signatureOf(message, alice.publicKey.key)).toThrow("Ed25519")
  })
})
