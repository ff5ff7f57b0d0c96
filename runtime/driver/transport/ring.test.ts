import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ring } from "./ring.ts"

describe("the ring", () => {
  it("keeps the last bytes, whatever came in which pieces", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "\n") })
    fc.assert(
      fc.property(fc.array(text), fc.integer({ min: 1, max: 12 }), (pieces, size) => {
        const kept = ring(size)
        for (const piece of pieces) kept.push(Buffer.from(piece))
        expect(kept.text()).toBe(pieces.join("").slice(-size))
      }),
    )
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("of %i bytes begins with a whole character", (size) => {
    const kept = ring(size)
    kept.push(Buffer.from("ab😀漢é"))
    expect("ab😀漢é".endsWith(kept.text())).toBe(true)
    expect(Buffer.byteLength(kept.text())).toBeGreaterThan(size - 4)
  })
})
