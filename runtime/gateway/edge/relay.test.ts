import { describe, expect, it } from "vitest"
import { withSoonest } from "./relay.ts"

const now = Date.UTC(2026, 10, 30, 12, 0, 0)
const failed = (...headers: readonly string[]) => ({ status: 429, headers, body: Buffer.alloc(0) })
const waitOf = (...all: readonly (readonly string[])[]): string | undefined => {
  const answers = all.map((headers) => failed(...headers))
  const { headers } = withSoonest(answers.at(-1) ?? failed(), answers, now)
  return headers[headers.indexOf("retry-after") + 1]
}

describe("the wait that a client is told after several failures", () => {
  it.each([
    [
      "the shortest number",
      [
        ["retry-after", "30"],
        ["retry-after", "5"],
        ["retry-after", "9"],
      ],
      "5",
    ],
    [
      "milliseconds, rounded up",
      [
        ["retry-after", "30"],
        ["retry-after-ms", "1200", "retry-after", "99"],
      ],
      "2",
    ],
    [
      "a date",
      [
        ["retry-after", "30"],
        ["retry-after", "Mon, 30 Nov 2026 12:00:07 GMT"],
      ],
      "7",
    ],
    [
      "nothing, where a date is over",
      [
        ["retry-after", "30"],
        ["retry-after", "Mon, 30 Nov 2026 11:00:00 GMT"],
      ],
      "0",
    ],
    [
      "its own, where nobody else named one that can be read",
      [
        ["retry-after", "soon"],
        ["retry-after", "4"],
      ],
      "4",
    ],
  ])("is %s", (_, all, wait) => {
    expect(waitOf(...all)).toBe(wait)
  })

  it("leaves a single answer as it came", () => {
    const answer = failed("retry-after", "Mon, 30 Nov 2026 12:00:07 GMT", "x-a", "1")
    expect(withSoonest(answer, [answer], now)).toBe(answer)
  })
})
