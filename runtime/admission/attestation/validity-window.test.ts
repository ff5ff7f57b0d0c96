import { describe, expect, it } from "vitest"
import { passingReport } from "../../../output/facts/validities.ts"
import { codeOf, noon } from "./signers.fixture.ts"
import { judgeWindow, windowFrom } from "./validity-window.ts"

const days = 86_400_000

describe("the window of evidence", () => {
  const window = windowFrom(noon)

  it("is thirty days from its completion, as the catalog says", () => {
    expect(passingReport.days).toBe(30)
    expect(window).toEqual({ completed_at: "2026-11-30T12:00:00.000Z", expires_at: "2026-12-30T12:00:00.000Z" })
  })

  it.each([
    ["a millisecond before its completion", -1, "evidence/early"],
    ["at its completion", 0, "ok"],
    ["a millisecond before its expiry", 30 * days - 1, "ok"],
    ["exactly at its expiry", 30 * days, "evidence/expired"],
    ["a year later", 365 * days, "evidence/expired"],
  ])("is judged %s", (_when, after, code) => {
    expect(codeOf(judgeWindow(window, noon + after))).toBe(code)
  })

  it("may be shorter, and not longer by a millisecond", () => {
    const ending = (after: number) => ({ ...window, expires_at: new Date(noon + after).toISOString() })
    expect(codeOf(judgeWindow(ending(days), noon))).toBe("ok")
    expect(codeOf(judgeWindow(ending(30 * days + 1), noon))).toBe("evidence/window")
    expect(codeOf(judgeWindow(ending(0), noon))).toBe("evidence/window")
    expect(codeOf(judgeWindow(ending(-days), noon - 2 * days))).toBe("evidence/window")
  })

  it.each([
    ["null", null],
    ["a text", "2026"],
    ["a list", []],
    ["no expiry", { completed_at: window.completed_at }],
    ["a number", { ...window, expires_at: noon + days }],
    ["another zone", { ...window, expires_at: "2026-12-30T13:00:00.000+01:00" }],
    ["no milliseconds", { ...window, expires_at: "2026-12-30T12:00:00Z" }],
    ["a day that there is not", { ...window, expires_at: "2026-12-32T12:00:00.000Z" }],
    [
      "a leap day in a common year",
      { completed_at: "2027-02-01T12:00:00.000Z", expires_at: "2027-02-29T12:00:00.000Z" },
    ],
    ["an hour 24", { ...window, expires_at: "2026-12-29T24:00:00.000Z" }],
  ])("is refused as %s", (_name, given) => {
    expect(codeOf(judgeWindow(given, noon))).toBe("evidence/window")
  })
})
