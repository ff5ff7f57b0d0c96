import { describe, expect, it } from "vitest"
import { showsColor } from "./color.ts"

describe("colour", () => {
  it.each([
    ["on a terminal", {}, true, true],
    ["not into a pipe", {}, undefined, false],
    ["not where NO_COLOR is set, whatever else is", { NO_COLOR: "1", FORCE_COLOR: "1" }, true, false],
    ["where NO_COLOR is empty, which counts as unset", { NO_COLOR: "" }, true, true],
    ["into a pipe where it is forced", { FORCE_COLOR: "1" }, false, true],
    ["not where it is forced off", { FORCE_COLOR: "0" }, true, false],
    ["not on a terminal that cannot", { TERM: "dumb" }, true, false],
  ])("is shown %s", (_, environment, isTerminal, shown) => {
    expect(showsColor(environment, isTerminal)).toBe(shown)
  })
})
