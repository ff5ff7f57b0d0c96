import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plain, plainEnd, wordsOf } from "./plain.ts"

/** Bytes at an offset of their memory, which decides of where the words begin. */
function placed(bytes: readonly number[], offset: number): Uint8Array {
  const chunk = new Uint8Array(new ArrayBuffer(bytes.length + offset + 5), offset, bytes.length)
  chunk.set(bytes)
  return chunk
}

function ends(chunk: Uint8Array, from: number): readonly [found: number, expected: number] {
  const words = wordsOf(chunk)
  if (words === null) return [-1, -1]
  let at = plainEnd(chunk, words, from)
  while (at < chunk.length && plain[chunk[at] as number] === 1) at++
  const rest = chunk.subarray(from).findIndex((byte) => byte < 0x20 || byte === 0x22 || byte === 0x5c)
  return [at, rest === -1 ? chunk.length : from + rest]
}

describe("the end of what is plain", () => {
  it("is found for every byte at every place of a word", () => {
    for (let offset = 0; offset < 4; offset++)
      for (let byte = 0; byte < 256; byte++)
        for (let at = 256; at < 264; at++) {
          const bytes = Array.from({ length: 300 }, () => 0x61)
          bytes[at] = byte
          const [found, expected] = ends(placed(bytes, offset), 250)
          expect(found).toBe(expected)
        }
  })

  it("is never passed, whatever the bytes are and wherever one begins", () => {
    const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0x1f, 0x20, 0x21, 0x22, 0x23, 0x5c, 0x80))
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 30, arbitrary: fc.constant(0xe9) }, byte), { minLength: 256, maxLength: 400 }),
        fc.nat({ max: 255 }),
        fc.nat({ max: 3 }),
        (bytes, from, offset) => {
          const [found, expected] = ends(placed(bytes, offset), from)
          expect(found).toBe(expected)
        },
      ),
      { numRuns: 300 },
    )
  })

  it("is not looked for in words where a chunk is short", () => {
    expect(wordsOf(new Uint8Array(255))).toBeNull()
  })
})
