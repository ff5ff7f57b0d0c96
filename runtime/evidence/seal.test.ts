import { describe, expect, it } from "vitest"
import { sealsUnder } from "./seal.ts"

const one = new Uint8Array(32).fill(1)
const two = new Uint8Array(32).fill(2)
const secret = "sk-0123456789-ü"

describe("a sealed secret", () => {
  const seals = sealsUnder([one])

  it("opens in its row", () => {
    expect(seals.open(seals.seal(secret, "mcgen_1"), "mcgen_1")?.reveal()).toBe(secret)
  })

  it("shows nothing, neither sealed nor opened by accident", () => {
    const sealed = seals.seal(secret, "mcgen_1")
    expect(Buffer.from(sealed.split(".")[3] ?? "", "base64url").includes(secret)).toBe(false)
    expect(String(seals.open(sealed, "mcgen_1"))).toBe("[redacted]")
  })

  it("opens in no other row, and under no other key", () => {
    const sealed = seals.seal(secret, "mcgen_1")
    expect(seals.open(sealed, "mcgen_2")).toBe(null)
    expect(sealsUnder([two]).open(sealed, "mcgen_1")).toBe(null)
  })

  it("is never sealed alike twice", () => {
    expect(seals.seal(secret, "mcgen_1")).not.toBe(seals.seal(secret, "mcgen_1"))
  })

  it("does not open with any character changed, left out or added", () => {
    const sealed = seals.seal(secret, "mcgen_1")
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1)
      // The last character of base64url has bits that mean nothing.
      if (sameBytes(changed, sealed)) continue
      expect(seals.open(changed, "mcgen_1"), changed).toBe(null)
    }
    expect(seals.open(`${sealed}.`, "mcgen_1")).toBe(null)
    expect(seals.open("", "mcgen_1")).toBe(null)
  })

  function sameBytes(left: string, right: string): boolean {
    const parts = (text: string): string => {
      const [version, name, ...bytes] = text.split(".")
      return JSON.stringify([version, name, ...bytes.map((part) => Buffer.from(part, "base64url").toString("hex"))])
    }
    return parts(left) === parts(right)
  }
})

describe("a rotated key", () => {
  it("opens what is under the former one, and seals anew under the current one", () => {
    const former = sealsUnder([one])
    const both = sealsUnder([two, one])
    const sealed = former.seal(secret, "mcgen_1")
    expect(both.open(sealed, "mcgen_1")?.reveal()).toBe(secret)
    const anew = both.reseal(sealed, "mcgen_1") ?? ""
    expect(anew.startsWith(both.current)).toBe(true)
    expect(sealsUnder([two]).open(anew, "mcgen_1")?.reveal()).toBe(secret)
    expect(both.reseal(anew, "mcgen_1")).toBe(anew)
    expect(both.reseal(sealed, "mcgen_2")).toBe(null)
  })

  it("has 32 bytes", () => {
    expect(() => sealsUnder([])).toThrow(RangeError)
    expect(() => sealsUnder([new Uint8Array(31)])).toThrow("32 bytes, not 31")
  })
})
