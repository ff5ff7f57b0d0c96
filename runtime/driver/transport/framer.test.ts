import { performance } from "node:perf_hooks"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { framer } from "./framer.ts"

/** What comes of a stream that arrives in these chunks. Chunks are spoiled afterwards, as the system may use them again. */
function framed(chunks: readonly Uint8Array[], cap: number): readonly object[] {
  const lines = framer(cap)
  const read = chunks.flatMap((chunk) => {
    const own = Uint8Array.from(chunk)
    const found = lines.push(own)
    own.fill(0x58)
    return found
  })
  return [...read, ...lines.end()]
}

/** The same stream, cut at these places. */
function cut(bytes: Uint8Array, places: readonly number[]): readonly Uint8Array[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

/** The obvious way, with the whole stream at hand. */
function expected(bytes: Buffer, cap: number): readonly object[] {
  const lines = bytes
    .toString("latin1")
    .split("\n")
    .map((line) => Buffer.from(line, "latin1"))
  return lines.flatMap((line, index) => {
    const [number, { length }, terminated] = [index + 1, line, index + 1 < lines.length]
    if (!terminated && length === 0) return []
    const text = line.toString("utf8")
    const replaced = !Buffer.from(text).equals(line)
    return length > cap
      ? { kind: "oversize", number, length }
      : { kind: "line", number, text, length, replaced, terminated }
  })
}

const wellFormed = fc.oneof(
  fc.constantFrom("\n", "\n\n", "\r\n", "\0", "\ufeff", "é漢😀", "\u2028"),
  fc.string({ maxLength: 40 }),
)
const broken = fc.uint8Array({ maxLength: 4 })
const stream = fc
  .array(fc.oneof({ weight: 9, arbitrary: wellFormed }, broken))
  .map((pieces) => Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))))

describe("the framer", () => {
  it("finds the same lines however the stream is cut, at any cap", () => {
    fc.assert(
      fc.property(
        stream,
        fc.array(fc.nat(), { maxLength: 20 }),
        fc.integer({ min: 0, max: 60 }),
        (bytes, places, cap) => {
          const whole = expected(bytes, cap)
          expect(framed([bytes], cap)).toEqual(whole)
          expect(framed(cut(bytes, places), cap)).toEqual(whole)
          expect(framed(cut(bytes, [...bytes.keys()]), cap)).toEqual(whole)
        },
      ),
      { numRuns: 500 },
    )
  })

  it("takes a line of the cap, and passes over one of a byte more", () => {
    const text = `${"a".repeat(8)}\n${"b".repeat(9)}\n${"c".repeat(8)}`
    expect(framed([Buffer.from(text)], 8)).toEqual([
      { kind: "line", number: 1, text: "aaaaaaaa", length: 8, replaced: false, terminated: true },
      { kind: "oversize", number: 2, length: 9 },
      { kind: "line", number: 3, text: "cccccccc", length: 8, replaced: false, terminated: false },
    ])
  })

  it("takes time in proportion to a line that comes in small pieces", () => {
    const piece = Buffer.alloc(16, "x")
    const cost = (bytes: number): number => {
      const lines = framer(bytes)
      const start = performance.now()
      for (let pushed = 0; pushed < bytes; pushed += piece.length) lines.push(piece)
      return performance.now() - start
    }
    cost(1_000_000)
    const least = (bytes: number): number => Math.min(cost(bytes), cost(bytes), cost(bytes))
    // Eight times the bytes: eight times the time, sixty-four times where each piece is copied with all before it.
    expect(least(16_000_000) / least(2_000_000)).toBeLessThan(24)
  })

  it("holds nothing of a line that it passes over", () => {
    const lines = framer(1_000)
    const block = Buffer.alloc(1_000_000, "x")
    const before = process.memoryUsage().arrayBuffers
    for (let count = 0; count < 200; count++) lines.push(block)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4_000_000)
    expect(lines.push(Buffer.from("\n"))).toEqual([{ kind: "oversize", number: 1, length: 200_000_000 }])
  })
})
