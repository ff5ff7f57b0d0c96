import { generateKeyPairSync, verify } from "node:crypto"
import { describe, expect, it } from "vitest"
import { littleEndian, publicKeyOf } from "./public-key.ts"
import { codeOf, alice } from "./signers.fixture.ts"

const prime = 2n ** 255n - 19n

function rawOf(height: bigint, sign: 0 | 1 = 0): Uint8Array {
  const raw = new Uint8Array(32)
  for (let at = 0, rest = height | (BigInt(sign) << 255n); at < 32; at += 1, rest >>= 8n) raw[at] = Number(rest & 255n)
  return raw
}

/** The eight points whose order divides eight, by their heights. */
const heights = [
  0n,
  1n,
  prime - 1n,
  littleEndian(Buffer.from("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05", "hex")),
  littleEndian(Buffer.from("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a", "hex")),
]

describe("a public key", () => {
  it("is named by its thumbprint, as RFC 8037 has it for the key of its example", () => {
    const raw = Buffer.from("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", "base64url")
    const made = publicKeyOf(raw)
    expect(made.ok && made.publicKey.id).toBe("kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
  })

  it("is taken for each of a hundred fresh pairs", () => {
    for (let count = 0; count < 100; count += 1) {
      const { publicKey } = generateKeyPairSync("ed25519")
      expect(codeOf(publicKeyOf(publicKey.export({ format: "der", type: "spki" }).subarray(-32)))).toBe("ok")
    }
  })

  it("is refused where its order is small, with either sign", () => {
    for (const height of heights)
      for (const sign of [0, 1] as const)
        expect(codeOf(publicKeyOf(rawOf(height, sign)))).toBe("attestation/public-key")
  })

  it("is refused in each of the nineteen spellings beyond the prime, with either sign", () => {
    for (let height = prime; height < 2n ** 255n; height += 1n)
      for (const sign of [0, 1] as const)
        expect(codeOf(publicKeyOf(rawOf(height, sign)))).toBe("attestation/public-key")
  })

  it.each([0, 31, 33, 44])("is refused with %d bytes", (length) => {
    expect(codeOf(publicKeyOf(new Uint8Array(length).fill(7)))).toBe("attestation/public-key")
  })

  it("of small order would have let anybody sign, since the platform takes it", () => {
    const neutral = rawOf(1n)
    const forged = Buffer.concat([neutral, Buffer.alloc(32)])
    const { publicKey } = generateKeyPairSync("ed25519")
    const head = publicKey.export({ format: "der", type: "spki" }).subarray(0, -32)
    const key = { key: Buffer.concat([head, neutral]), format: "der", type: "spki" } as const
    expect(verify(null, Buffer.from("pay mallory"), key, forged)).toBe(true)
    expect(alice.publicKey.id).not.toBe("")
  })
})
