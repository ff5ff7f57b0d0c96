import { describe, expect, it } from "vitest"
import { tornBy } from "./torn.ts"

describe("lines of which a file took only a part", () => {
  const ends = '{"end":1}\n{"end":"é"}\n'
  const lines = Buffer.from(`${ends}{"begin":2}\n`)
  const behind = Buffer.byteLength(ends)

  it.each([
    ["nothing", 0, ends, false],
    ["half of the first", 4, ends, true],
    ["the first", 10, '{"end":"é"}\n', false],
    ["the first and half of the second", 14, '{"end":"é"}\n', true],
    ["all that can wait", behind, "", false],
    ["all that can wait and half of what cannot", behind + 3, "", true],
  ])("wait but for those that it has whole: %s", (_, taken, waiting, isTorn) => {
    expect(tornBy(lines, taken, behind, false)).toEqual({ waiting, isTorn })
  })

  it("keep the mark that the file ends within a line until it is written", () => {
    const after = Buffer.concat([Buffer.from("\n"), lines])
    expect(tornBy(after, 0, behind + 1, true)).toEqual({ waiting: ends, isTorn: true })
    expect(tornBy(after, 1, behind + 1, true)).toEqual({ waiting: ends, isTorn: false })
  })
})
