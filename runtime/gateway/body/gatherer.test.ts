import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Gatherer } from "./gatherer.ts"

function gathered(parts: readonly Buffer[]): readonly Buffer[] {
  const gatherer = new Gatherer()
  for (const part of parts) expect(gatherer.add(part).equals(part)).toBe(true)
  return gatherer.all()
}

describe("parts of a body", () => {
  it("are together what came, whatever their sizes", () => {
    const size = fc.oneof(fc.nat({ max: 20 }), fc.integer({ min: 1_000, max: 1_050 }), fc.nat({ max: 70_000 }))
    fc.assert(
      fc.property(fc.array(size, { maxLength: 60 }), (sizes) => {
        const parts = sizes.map((each, at) => Buffer.alloc(each, at + 1))
        expect(Buffer.concat(gathered(parts)).equals(Buffer.concat(parts))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it("are few, and take as many bytes as they have, where they are of one byte", () => {
    const kept = gathered(Array.from({ length: 100_000 }, (_, at) => Buffer.from([at & 0xff])))
    expect(kept.length).toBeLessThan(10)
    const memories = new Set(kept.map(({ buffer }) => buffer))
    expect([...memories].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(150_000)
  })

  it("are kept as they came where they are large, and the first one always", () => {
    const parts = [Buffer.from("a"), Buffer.alloc(65_536), Buffer.from("b"), Buffer.from("c"), Buffer.alloc(2_000)]
    const kept = gathered(parts)
    expect(kept.map(({ length }) => length)).toEqual([1, 65_536, 2, 2_000])
    expect([kept[0] === parts[0], kept[1] === parts[1], kept[3] === parts[4]]).toEqual([true, true, true])
  })
})
