import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineOf } from "./line.ts"
import type { BeginRow, EndRow, WireRow } from "./rows.ts"

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom('"', "\\", "\0", "\u2028", "\ud800", "é"),
)
const word = (): fc.Arbitrary<never> => text as fc.Arbitrary<never>
const orNull = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(some)
const count = fc.nat()

const begins: fc.Arbitrary<BeginRow> = fc.record({
  kind: fc.constant("begin"),
  call: text,
  attempt: count,
  at: count,
  run: text,
  lease: text,
  dialect: text,
  target: text,
  provider: text,
  requestedModel: orNull(text),
  tier: text,
  sentModel: text,
  credential: text,
  generation: count,
  effort: fc.record({
    requested: orNull(text),
    applied: orNull(text),
    value: orNull(fc.oneof(text, count)),
    because: orNull(word()),
  }),
  stream: fc.boolean(),
  offersTools: fc.boolean(),
  requestBytes: count,
  skipped: fc.array(fc.record({ provider: text, model: text, because: word() })),
  traceparent: orNull(text),
})

const ends: fc.Arbitrary<EndRow> = fc.record({
  kind: fc.constant("end"),
  call: text,
  attempt: count,
  at: count,
  outcome: word(),
  status: orNull(count),
  failure: orNull(word()),
  cut: orNull(word()),
  usage: orNull(fc.dictionary(text, fc.jsonValue())),
  tokens: orNull(
    fc.record({ input: orNull(count), cacheRead: count, cacheWrite: count, output: orNull(count), other: count }),
  ),
  cost: orNull(count),
  unpriced: orNull(word()),
  reportedModel: orNull(text),
  maybeBilled: fc.boolean(),
  firstByteMs: orNull(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 })),
  ms: fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }),
  sentBytes: count,
  redacted: fc.boolean(),
})

const wires: fc.Arbitrary<WireRow> = fc.record({
  kind: fc.constant("wire"),
  call: text,
  attempt: count,
  run: text,
  dialect: text,
  body: text,
})

describe("a row's line", () => {
  it("is what JSON makes of the row, whatever its texts hold", () => {
    fc.assert(
      fc.property(fc.oneof(begins, ends, wires), (row) => {
        expect(lineOf(row)).toBe(`${JSON.stringify(row)}\n`)
      }),
      { numRuns: 2_000 },
    )
  })
})
