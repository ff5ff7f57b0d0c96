import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dataOf, eventSplitter } from "./events.ts"

const streams = [
  ": ping\n\ndata: 1\n\nevent: a\ndata: 北\n\ndata: [DONE]\n\n",
  "\ufeffdata: a\r\n\r\ndata: b\r\ndata: c\r\n\r\nrest",
  "data: a\r\rdata\rdata:b\r\r\n\n\n",
  "data: a\n\r\ndata: b\r\n\ndata: c\n\n",
]

function split(bytes: Buffer, cuts: readonly number[]) {
  const splitter = eventSplitter()
  const events: Buffer[] = []
  let from = 0
  for (const cut of [...cuts, bytes.length]) {
    events.push(...splitter.push(bytes.subarray(from, cut)))
    from = cut
  }
  return { events, rest: splitter.rest() }
}

describe("the events of a stream", () => {
  it("are the same wherever it is cut, and together they are the stream", () => {
    for (const stream of streams) {
      const bytes = Buffer.from(stream)
      const whole = split(bytes, []).events.map(dataOf)
      for (let cut = 0; cut <= bytes.length; cut++)
        for (let second = cut; second <= bytes.length; second += 3) {
          const { events, rest } = split(bytes, [cut, second])
          expect(Buffer.concat([...events, rest]).equals(bytes)).toBe(true)
          expect(events.map(dataOf)).toEqual(whole)
        }
    }
  })

  it.each([
    [streams[0], [null, "1", "北", "[DONE]"]],
    [streams[1], ["a", "b\nc"]],
    [streams[2], ["a", "\nb", null, null]],
    [streams[3], ["a", "b", "c"]],
  ])("of %j have the data %j", (stream, data) => {
    expect(split(Buffer.from(stream ?? ""), []).events.map(dataOf)).toEqual(data)
  })

  it("hold nothing back that is whole, and lose no byte of anything", () => {
    const piece = fc.constantFrom("data: a", "\n", "\r", "\r\n", ":", "x", "\n\n")
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const splitter = eventSplitter()
        const events = pieces.flatMap((each) => splitter.push(Buffer.from(each)))
        return Buffer.concat([...events, splitter.rest()]).toString() === pieces.join("")
      }),
    )
  })
})
